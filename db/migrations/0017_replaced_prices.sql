-- Marquees whose name stands in place of the price (settings.replacedMarquees of the site): sold (3) and rented (4) unless the agency says
-- otherwise. What a marquee replaces is hidden as a price that is not published. Triggers keep the table.
CREATE TABLE replaced_marquee (marquee INTEGER PRIMARY KEY) STRICT;

-- What the site says now.
CREATE VIEW replacing AS
SELECT DISTINCT value AS marquee FROM json_each(coalesce((SELECT content ->> '$.settings.replacedMarquees' FROM site), '[3, 4]'));
INSERT INTO replaced_marquee SELECT marquee FROM replacing;

CREATE TRIGGER marquees_set AFTER INSERT ON site BEGIN
  DELETE FROM replaced_marquee WHERE marquee NOT IN replacing;
  INSERT INTO replaced_marquee SELECT marquee FROM replacing WHERE marquee NOT IN replaced_marquee;
END;
CREATE TRIGGER marquees_changed AFTER UPDATE ON site BEGIN
  DELETE FROM replaced_marquee WHERE marquee NOT IN replacing;
  INSERT INTO replaced_marquee SELECT marquee FROM replacing WHERE marquee NOT IN replaced_marquee;
END;

-- As in 0004, but a price, and every cost that would give it away, is told only if it is published and no marquee replaces it. The cost of
-- the agency is among them: it is often a month's rent or a part of the price.
DROP VIEW searchable;
DROP VIEW listing;
CREATE VIEW listing AS
SELECT
  p.number,
  p.goal,
  p.status,
  p.type,
  p.city,
  p.project,
  p.unit_name,
  p.agent,
  p.marquee,
  p.publish_price,
  p.price_unit,
  p.title,
  p.description,
  p.videos,
  p.virtual_tour,
  p.published_at,
  p.updated_at,
  p.city_sort,
  p.type_sort,
  CASE WHEN p.tells_price THEN p.price END AS price,
  CASE WHEN p.publish_address THEN p.street END AS street,
  CASE WHEN p.publish_address THEN p.house_number END AS house_number,
  CASE WHEN p.publish_address THEN p.box_number END AS box_number,
  CASE WHEN p.publish_address THEN p.latitude END AS latitude,
  CASE WHEN p.publish_address THEN p.longitude END AS longitude,
  p.sub_city,
  p.neighbourhood,
  CASE WHEN p.publish_address THEN p.nearby ELSE '[]' END AS nearby,
  p.construction_year,
  p.renovation_year,
  p.facades,
  p.construction,
  p.condition,
  p.floors,
  p.floor,
  p.bedrooms,
  p.bathrooms,
  p.shower_rooms,
  p.toilets,
  p.garages,
  p.parkings,
  p.external_parkings,
  p.spaces,
  p.surface_total,
  p.surface_living,
  p.surface_ground,
  p.surface_terrace,
  p.surface_garden,
  p.surface_constructed,
  p.surface_office,
  p.surface_store,
  p.front_width,
  p.plot_width,
  p.heating,
  p.heating_source,
  p.kitchen,
  p.roof,
  p.roof_material,
  p.window_glazing,
  p.window_frame,
  p.floor_cover,
  p.interior_comfort,
  p.exterior_comfort,
  p.terrace_orientation,
  p.garden_orientation,
  p.rear_orientation,
  p.lift,
  p.cellar,
  p.attic,
  p.terrace,
  p.garden,
  p.furnished,
  p.pool,
  CASE WHEN p.tells_price THEN p.start_price END AS start_price,
  p.charges,
  p.owner_charges,
  CASE WHEN p.tells_price THEN p.deposit END AS deposit,
  CASE WHEN p.tells_price THEN p.agency_cost END AS agency_cost,
  p.inventory_cost,
  CASE WHEN p.tells_price THEN p.notary_fee END AS notary_fee,
  p.registration_rate,
  CASE WHEN p.tells_price THEN p.vat END AS vat,
  p.vat_regime,
  CASE WHEN p.tells_price THEN p.construction_cost END AS construction_cost,
  CASE WHEN p.tells_price THEN p.total_cost END AS total_cost,
  CASE WHEN p.tells_price THEN p.total_price END AS total_price,
  CASE WHEN p.tells_price THEN p.parking_price END AS parking_price,
  CASE WHEN p.tells_price THEN p.garage_price END AS garage_price,
  p.property_tax,
  p.cadastral_income,
  p.epc_status,
  p.epc_specific,
  p.epc_total,
  p.epc_co2,
  p.e_level,
  p.epc_unique_code,
  p.epc_valid_until,
  p.epc_label_text,
  p.thermal_class,
  p.electricity_certificate,
  p.gas_certificate,
  p.soil_certificate,
  p.asbestos,
  p.asbestos_date,
  p.flood_risk,
  p.flood_zone,
  p.riverbank_zone,
  p.g_score,
  p.p_score,
  p.flood_report_date,
  p.permit,
  p.allotment_permit,
  p.preemptive_right,
  p.summons,
  p.judicial_decision,
  p.planning_destination,
  p.annuity_kind,
  p.annuity_ages,
  CASE WHEN p.tells_price THEN p.annuity_rent END AS annuity_rent,
  p.annuity_indexed,
  p.connection_gas,
  p.connection_water,
  p.connection_electricity,
  p.connection_drain,
  p.available,
  p.available_from
FROM (SELECT *, publish_price AND marquee NOT IN replaced_marquee AS tells_price FROM property) p
WHERE p.status IN (1, 2, 4, 6);

-- As in 0003. A hidden price sorts last both ways, so that the order does not give it away.
CREATE VIEW searchable AS
SELECT
  l.number, l.goal, l.goal = 0 AS sale, l.status, l.type, l.city, l.project, l.price, l.bedrooms, l.bathrooms, l.garages,
  coalesce(l.parkings, 0) + coalesce(l.external_parkings, 0) AS parkings,
  l.surface_living AS surface, l.surface_ground AS plot, l.facades, p.energy_class, l.construction_year,
  coalesce(l.condition IN ('NEW', 'TO_BUILD'), 0) AS new_build,
  coalesce(l.available_from, CASE WHEN l.available IN ('IMMEDIATELY', 'AT_DEED') THEN '' END) AS available_from,
  l.garden, l.terrace, l.lift, l.cellar, l.furnished, l.pool,
  iif(l.latitude IS NULL OR l.longitude IS NULL, c.latitude, l.latitude) AS latitude,
  iif(l.latitude IS NULL OR l.longitude IS NULL, c.longitude, l.longitude) AS longitude,
  l.published_at, l.updated_at, coalesce(l.price, 9000000000000000) AS price_asc, coalesce(l.price, -1) AS price_desc, l.type_sort, l.city_sort
FROM listing l JOIN property p USING (number) JOIN city c ON c.id = l.city;
ALTER TABLE property DROP COLUMN price_asc;
ALTER TABLE property DROP COLUMN price_desc;

CREATE TRIGGER marquee_replaces AFTER INSERT ON replaced_marquee BEGIN
  DELETE FROM search WHERE number IN (SELECT number FROM property WHERE marquee = NEW.marquee);
  INSERT INTO search SELECT * FROM searchable WHERE number IN (SELECT number FROM property WHERE marquee = NEW.marquee);
END;
CREATE TRIGGER marquee_replaces_no_more AFTER DELETE ON replaced_marquee BEGIN
  DELETE FROM search WHERE number IN (SELECT number FROM property WHERE marquee = OLD.marquee);
  INSERT INTO search SELECT * FROM searchable WHERE number IN (SELECT number FROM property WHERE marquee = OLD.marquee);
END;

-- Homes whose price is hidden from now on, or whose other costs are.
UPDATE change_log SET now = unixepoch();
DELETE FROM search WHERE number IN (SELECT number FROM property WHERE marquee IN replaced_marquee OR NOT publish_price AND agency_cost IS NOT NULL);
INSERT INTO search SELECT * FROM searchable WHERE number NOT IN (SELECT number FROM search);
UPDATE data_version SET version = version + 1;
