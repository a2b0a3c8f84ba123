-- Days by which other programs say that there is none were stored as days. A record without a publication date appeared when it was last
-- written, as far as is known; its price has been the same since.
DROP TRIGGER property_refound; -- it reads views, which a migration does without; its work is done at the end
UPDATE OR IGNORE price_change SET at = (SELECT updated_at FROM property WHERE number = property)
WHERE at NOT BETWEEN 86400 AND 3453148800;
DELETE FROM price_change WHERE at NOT BETWEEN 86400 AND 3453148800;
UPDATE OR IGNORE public_history SET at = (SELECT updated_at FROM property WHERE number = property)
WHERE at NOT BETWEEN 86400 AND 3453148800;
DELETE FROM public_history WHERE at NOT BETWEEN 86400 AND 3453148800;
UPDATE public_history SET since = (SELECT min(at) FROM public_history h WHERE h.property = public_history.property)
WHERE since NOT BETWEEN 86400 AND 3453148800;
UPDATE property SET published_at = updated_at WHERE published_at NOT BETWEEN 86400 AND 3453148800;
UPDATE project SET published_at = updated_at WHERE published_at NOT BETWEEN 86400 AND 3453148800;
UPDATE property SET epc_valid_until = NULL WHERE epc_valid_until NOT BETWEEN '1970-01-02' AND '2079-06-05';
UPDATE property SET asbestos_date = NULL WHERE asbestos_date NOT BETWEEN '1970-01-02' AND '2079-06-05';
UPDATE property SET flood_report_date = NULL WHERE flood_report_date NOT BETWEEN '1970-01-02' AND '2079-06-05';
UPDATE property SET available_from = NULL WHERE available_from NOT BETWEEN '1970-01-02' AND '2079-06-05';
UPDATE article SET date = NULL WHERE date NOT BETWEEN '1970-01-02' AND '2079-06-05';
UPDATE search SET published_at = (SELECT published_at FROM property p WHERE p.number = search.number),
  available_from = iif(available_from <> '' AND available_from NOT BETWEEN '1970-01-02' AND '2079-06-05', NULL, available_from)
WHERE published_at NOT BETWEEN 86400 AND 3453148800 OR available_from <> '' AND available_from NOT BETWEEN '1970-01-02' AND '2079-06-05';
CREATE TRIGGER property_refound AFTER UPDATE ON property BEGIN
  DELETE FROM search WHERE number IN (OLD.number, NEW.number);
  INSERT INTO noticed VALUES (NEW.number);
  INSERT INTO search SELECT * FROM searchable WHERE number = NEW.number;
END;
