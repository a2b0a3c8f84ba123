-- Whether a breach of the planning law was found (agency.Answer), which CRMs say beside summons and decisions.
ALTER TABLE property ADD COLUMN planning_breach TEXT;
