-- Every view of today. The store makes them anew when they differ from those of the database (views.go), after the migrations: change a
-- view here, never in a migration.

-- Inserting a number here notes that the property changed; once in an import, not once for every photo and document.
CREATE VIEW changed (number) AS SELECT number FROM change WHERE kind = 'property';
CREATE TRIGGER change_noted INSTEAD OF INSERT ON changed
WHEN NOT EXISTS (
  SELECT 1 FROM change
  WHERE kind = 'property' AND number = NEW.number AND sequence > (SELECT import_after FROM change_log)
)
BEGIN
  DELETE FROM change WHERE kind = 'property' AND number = NEW.number;
  INSERT INTO change (kind, number, at) SELECT 'property', NEW.number, now FROM change_log;
END;

-- The same for projects.
CREATE VIEW changed_project (number) AS SELECT number FROM change WHERE kind = 'project';
CREATE TRIGGER project_change_noted INSTEAD OF INSERT ON changed_project
WHEN NOT EXISTS (
  SELECT 1 FROM change
  WHERE kind = 'project' AND number = NEW.number AND sequence > (SELECT import_after FROM change_log)
)
BEGIN
  DELETE FROM change WHERE kind = 'project' AND number = NEW.number;
  INSERT INTO change (kind, number, at) SELECT 'project', NEW.number, now FROM change_log;
END;

-- What a visitor may know of a property. A hidden price, a hidden address and what would give them away are null here, and nothing that
-- answers visitors reads the table property itself. A price, and every cost that would give it away, is told only if it is published and
-- no marquee replaces it: the cost of the agency is among them, because it is often a month's rent or a part of the price. Distances to
-- what is near would give away a hidden address. A property that is held back, because it lacks what the law asks of an advertisement, is
-- absent; so is one that the desk hides.
CREATE VIEW listing AS
SELECT
  p.number,
  CASE WHEN NOT p.hides_reference THEN p.reference END AS reference,
  p.goal,
  p.status,
  p.type,
  p.city,
  p.project,
  p.unit_name,
  p.agent,
  p.marquee,
  p.taken,
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
  p.planning_breach,
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
  p.available_from,
  p.energy_class,
  p.minimum_income,
  p.maximum_persons,
  p.visit_capacity,
  CASE WHEN p.tells_price AND p.status = 1 AND NOT p.taken THEN (SELECT at FROM reduced WHERE property = p.number) END AS reduced_at,
  CASE WHEN p.tells_price AND p.status = 1 AND NOT p.taken THEN (SELECT was FROM reduced WHERE property = p.number) END AS reduced_from
FROM (
  -- The band over the photo, as market.BandOf has it, may stand in place of the price.
  SELECT *, publish_price AND CASE status WHEN 2 THEN 3 WHEN 4 THEN 4 ELSE marquee END NOT IN replaced_marquee AS tells_price FROM property
) p
WHERE p.status IN (1, 2, 4, 6) AND NOT p.held AND p.hidden_until IS NULL;

-- What a visitor may know of a project.
CREATE VIEW public_project AS
SELECT
  number, goal, city, agent, name, tagline, description, delivery, published_at, updated_at, open_days,
  CASE WHEN publish_address THEN street END AS street,
  CASE WHEN publish_address THEN house_number END AS house_number,
  CASE WHEN publish_address THEN box_number END AS box_number
FROM project;

-- A guard inserts here why a list of statements must not be written (db/handle/guard.go); the write then fails as a whole.
CREATE VIEW refusal (why) AS SELECT '' WHERE 0;
CREATE TRIGGER refuse INSTEAD OF INSERT ON refusal BEGIN
  SELECT RAISE(ABORT, NEW.why);
END;

-- The marquees whose name stands in place of the price, as the site sets them now. Triggers copy them to the table replaced_marquee.
CREATE VIEW replacing AS
SELECT DISTINCT value AS marquee
FROM json_each(coalesce((SELECT content ->> '$.settings.replacedMarquees' FROM site), '[3, 4]'));

-- What is news of an active property, compared with what is known of it (table known): that it appeared, or became cheaper.
CREATE VIEW returned AS
SELECT s.number AS property, 'PUBLISHED' AS reason, NULL AS was, s.updated_at AS at
FROM search s
JOIN property p ON p.number = s.number
LEFT JOIN known k ON k.property = s.number
WHERE s.status = 1 AND NOT p.taken AND (k.property IS NULL OR k.gone OR k.goal <> s.goal)
UNION ALL
SELECT s.number, 'LOWERED ' || s.price, k.price, s.updated_at
FROM search s
JOIN property p ON p.number = s.number
JOIN known k ON k.property = s.number
WHERE s.status = 1 AND NOT p.taken AND s.price < k.price AND k.goal = s.goal;

-- A property as the table search has it, where triggers copy it and the index in memory reads it. A hidden address is the middle of its
-- city. Without a certain day, a property that is free at once or at the notary's deed counts as free on any day.
CREATE VIEW searchable AS
SELECT
  l.number, l.goal, l.goal = 0 AS sale, l.status, l.type, l.city, l.project, l.price, l.bedrooms, l.bathrooms, l.garages,
  coalesce(l.parkings, 0) + coalesce(l.external_parkings, 0) AS parkings,
  l.surface_living AS surface, l.surface_ground AS plot, l.facades, l.energy_class, l.construction_year,
  coalesce(l.condition IN ('NEW', 'TO_BUILD'), 0) AS new_build,
  coalesce(l.available_from, CASE WHEN l.available IN ('IMMEDIATELY', 'AT_DEED') THEN '' END) AS available_from,
  l.garden, l.terrace, l.lift, l.cellar, l.furnished, l.pool,
  iif(l.latitude IS NULL OR l.longitude IS NULL, c.latitude, l.latitude) AS latitude,
  iif(l.latitude IS NULL OR l.longitude IS NULL, c.longitude, l.longitude) AS longitude,
  l.published_at, l.updated_at, l.type_sort, l.city_sort, l.taken, l.street, l.house_number, l.agent, l.reduced_at,
  l.number IN (SELECT property FROM viewable) AS viewable, l.reference
FROM listing l JOIN city c ON c.id = l.city;

-- What visitors see of a property now, for its history. One that the agency's CRM took off the site is GONE; of one that is held back or
-- hidden at the desk nothing is noted.
CREATE VIEW shown_state AS
SELECT p.number AS property, p.goal, p.published_at, l.price,
  CASE
    WHEN l.number IS NULL THEN 'GONE'
    WHEN p.status = 6 THEN 'REALISED'
    WHEN p.status = 2 OR p.marquee = 3 THEN 'SOLD'
    WHEN p.status = 4 OR p.marquee = 4 THEN 'RENTED'
    WHEN p.marquee = 2 THEN 'UNDER_OPTION'
    ELSE 'AVAILABLE'
  END AS state
FROM property p
LEFT JOIN listing l ON l.number = p.number
WHERE l.number IS NOT NULL OR p.status NOT IN (1, 2, 4, 6);

-- Inserting a number here notes in the table public_history what visitors see of the property now, when it differs from the last row. A
-- property that was gone, sold or rented and is offered again, or with another goal, begins a new history. While its price is hidden the
-- history has no price at all, nor a row for a change of it. Its oldest rows go when it has more than 50 (limits.HistoryRows).
CREATE VIEW noticed (number) AS SELECT property FROM public_history WHERE 0;
CREATE TRIGGER public_history_noted INSTEAD OF INSERT ON noticed BEGIN
  INSERT INTO public_history (property, at, since, goal, state, price)
  SELECT
    v.property,
    max(iif(h.property IS NULL, min(v.published_at, k.now), k.now), coalesce(h.at, 0)),
    CASE
      WHEN h.property IS NULL THEN min(v.published_at, k.now)
      WHEN v.goal <> h.goal
        OR 'GONE' IN (v.state, h.state)
        OR v.state IN ('AVAILABLE', 'UNDER_OPTION') AND h.state IN ('SOLD', 'RENTED', 'REALISED')
        THEN max(k.now, h.at)
      ELSE h.since
    END,
    v.goal, v.state, v.price
  FROM shown_state v
  JOIN change_log k
  LEFT JOIN public_history h
    ON h.property = v.property AND h.at = (SELECT max(at) FROM public_history WHERE property = v.property)
  WHERE v.property = NEW.number
    AND (h.property IS NULL OR (v.goal, v.state, v.price) IS NOT (h.goal, h.state, h.price))
  ON CONFLICT DO UPDATE SET since = excluded.since, goal = excluded.goal, state = excluded.state, price = excluded.price;

  -- What was before the history that begins now.
  DELETE FROM public_history
  WHERE property = NEW.number
    AND at < (SELECT since FROM public_history WHERE property = NEW.number ORDER BY at DESC LIMIT 1);

  -- All prices, while the price is hidden.
  UPDATE public_history SET price = NULL
  WHERE property = NEW.number
    AND price IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM property
      WHERE number = NEW.number
        AND price IS NOT NULL
        AND publish_price
        AND CASE status WHEN 2 THEN 3 WHEN 4 THEN 4 ELSE marquee END NOT IN replaced_marquee
    );

  -- Rows that noted a change of a price alone, which is hidden now.
  DELETE FROM public_history
  WHERE property = NEW.number AND at IN (
    SELECT at FROM (
      SELECT
        at,
        coalesce(price, -1) AS price,
        state,
        coalesce(lag(price) OVER before, -1) AS last,
        lag(state) OVER before AS was
      FROM public_history WHERE property = NEW.number
      WINDOW before AS (ORDER BY at)
    ) WHERE price = -1 AND last = -1 AND state = was
  );

  -- The oldest rows of a long history.
  DELETE FROM public_history
  WHERE property = NEW.number
    AND at <= (SELECT at FROM public_history WHERE property = NEW.number ORDER BY at DESC LIMIT 1 OFFSET 50);
END;

-- The properties whose price was lowered in the last 90 days (limits.ReductionShown) below every price that visitors saw before, when, and
-- from which lowest price. A correction of a wrong price is none.
CREATE VIEW reduced AS
SELECT property, at, was FROM (
  SELECT
    h.property,
    h.at,
    h.price,
    (SELECT min(e.price) FROM public_history e WHERE e.property = h.property AND e.at < h.at) AS was
  FROM public_history h
  WHERE h.price IS NOT NULL
    AND h.at > (SELECT now FROM change_log) - 90 * 86400
    AND NOT EXISTS (
      SELECT 1 FROM public_history l
      WHERE l.property = h.property AND l.at > h.at AND l.price IS NOT h.price
    )
) WHERE price < was;

-- Every seat of an appointment that is taken or held, until when, and by which agent.
CREATE VIEW seat AS
SELECT id, property, start, 9223372036854775807 AS until,
  coalesce(passed_to, (SELECT agent FROM property WHERE number = appointment.property)) AS agent
FROM appointment WHERE state = 'BOOKED'
UNION ALL
SELECT lead, property, start, until, (SELECT agent FROM property WHERE number = held_seat.property) FROM held_seat;

-- What may be sent to CRMs: of a lead the form first, then each change of its appointment, one after the other.
CREATE VIEW crm_next AS
SELECT * FROM crm_lead d
WHERE d.state = 'WAITING' AND NOT EXISTS (
  SELECT 1 FROM crm_lead e
  WHERE e.lead = d.lead AND e.link = d.link AND e.change < d.change AND e.state = 'WAITING'
);

-- The pictures of properties and projects with the words that visitors get: those of the desk over the delivered ones.
CREATE VIEW shown_photo AS
SELECT
  p.id, p.property, p.project, p.kind, p.position, p.file, p.width, p.height, coalesce(k.decorative, 0) AS decorative,
  p.alt AS delivered, p.drawn, p.points,
  CASE WHEN k.file IS NULL THEN p.alt WHEN k.decorative THEN '{}' ELSE json_patch(p.alt, k.words) END AS alt
FROM photo p LEFT JOIN picture k ON k.file = p.file;
