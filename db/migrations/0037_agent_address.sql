-- The addresses that agents' pages had, as digests of their last part: a page of somebody who left says so, and nobody's name is kept for it.
CREATE TABLE agent_address (
  digest TEXT PRIMARY KEY,
  agent  INTEGER NOT NULL -- the agency's number
) STRICT, WITHOUT ROWID;
CREATE TRIGGER agent_address_inserted AFTER INSERT ON agent_address BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER agent_address_updated AFTER UPDATE ON agent_address BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER agent_address_deleted AFTER DELETE ON agent_address BEGIN UPDATE data_version SET version = version + 1; END;
