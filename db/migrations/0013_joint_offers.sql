-- The second buyer of an offer, who confirms it by the link of an email. Who it is stands in the lead.
CREATE TABLE joint_offer (
  lead         TEXT PRIMARY KEY REFERENCES lead ON DELETE CASCADE,
  confirmed_at INTEGER
) STRICT, WITHOUT ROWID;
