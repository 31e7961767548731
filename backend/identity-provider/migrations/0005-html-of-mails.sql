-- Mails as their readers see them; null for one that has only text.
alter table identity.mail add column html text;
