-- The page that the driver of a mailed link wanted: path, query and fragment at the shop.
alter table identity.ticket add column return_target text;
