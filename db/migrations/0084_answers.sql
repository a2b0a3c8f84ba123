-- What another server answered is not kept in its own words any more, because they may be about a person: neither are those of before.
UPDATE link_run SET problem = 'what it said then is not kept any more' WHERE problem IS NOT NULL;
UPDATE link SET problem = 'what it said then is not kept any more' WHERE problem IS NOT NULL;
UPDATE crm_lead SET reason = 'what it said then is not kept any more' WHERE reason IS NOT NULL;
UPDATE agent_calendar SET problem = 'what it said then is not kept any more' WHERE problem IS NOT NULL;
