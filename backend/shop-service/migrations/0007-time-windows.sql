-- When within its time a ticket holds: windows that recur, and closures.
-- windows: [{"weekdays": [1, 2], "from": "05:30", "to": "18:30", "exceptions": [{"date": "2026-12-24", "startTime": null,
-- "endTime": null}]}], weekdays as ISO counts them, null for every day. interruptions: [{"startTime": "...", "endTime": "..."}].

alter table shop.ticket add column windows jsonb not null default '[]';
alter table shop.ticket add column interruptions jsonb not null default '[]';

-- The days used to stand in the description alone.
update shop.ticket set windows = jsonb_build_array(jsonb_build_object(
  'weekdays', case
    when frame->>'description' ~* '^Mo(n|ntag)?[–-]Fr' then '[1, 2, 3, 4, 5]'::jsonb
    when frame->>'description' ~* '^Mo(n|ntag)?[–-]Sa' then '[1, 2, 3, 4, 5, 6]'::jsonb
    else 'null'::jsonb
  end,
  'from', frame->>'from',
  'to', frame->>'to',
  'exceptions', '[]'::jsonb
)) where jsonb_typeof(frame) = 'object';

alter table shop.ticket drop column frame;
