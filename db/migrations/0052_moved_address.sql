-- Addresses that pages and articles had. They lead to the address of today.
CREATE TABLE moved_address (
  path   TEXT PRIMARY KEY, -- with its language
  record TEXT NOT NULL     -- as in the table part
) STRICT, WITHOUT ROWID;
CREATE TRIGGER moved_address_inserted AFTER INSERT ON moved_address BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER moved_address_updated AFTER UPDATE ON moved_address BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER moved_address_deleted AFTER DELETE ON moved_address BEGIN UPDATE data_version SET version = version + 1; END;
