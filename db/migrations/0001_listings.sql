-- The store of a Gevel site. Texts in several languages are one JSON object by language; times are seconds of UTC.
-- Look-up values are written as in the graph; the import checks them against agency.Vocabulary.

-- Bumped by triggers on everything that public pages show; what is kept of pages and answers is keyed by it.
CREATE TABLE data_version (
  id      INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL
) STRICT;
INSERT INTO data_version VALUES (1, 1);

-- What the agency configures (agency.Site), whole.
CREATE TABLE site (
  id      INTEGER PRIMARY KEY CHECK (id = 1),
  content TEXT NOT NULL CHECK (json_valid(content))
) STRICT;

CREATE TABLE country (
  id   INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK (json_valid(name))
) STRICT;

CREATE TABLE category (
  id   INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK (json_valid(name)),
  sort INTEGER NOT NULL,
  sale INTEGER NOT NULL CHECK (sale IN (0, 1)),
  rent INTEGER NOT NULL CHECK (rent IN (0, 1))
) STRICT;

CREATE TABLE type (
  id       INTEGER PRIMARY KEY,
  category INTEGER NOT NULL REFERENCES category,
  name     TEXT NOT NULL CHECK (json_valid(name))
) STRICT;

CREATE TABLE city (
  id        INTEGER PRIMARY KEY,
  zip       TEXT NOT NULL,
  country   INTEGER NOT NULL REFERENCES country,
  name      TEXT NOT NULL CHECK (json_valid(name)),
  latitude  REAL NOT NULL,
  longitude REAL NOT NULL
) STRICT;

CREATE TABLE project (
  number          INTEGER PRIMARY KEY CHECK (number > 0),
  checksum        TEXT NOT NULL,
  goal            INTEGER NOT NULL CHECK (goal IN (0, 1, 2)),
  city            INTEGER NOT NULL REFERENCES city,
  agent           INTEGER NOT NULL,
  publish_address INTEGER NOT NULL CHECK (publish_address IN (0, 1)),
  street          TEXT,
  house_number    TEXT,
  box_number      TEXT,
  name            TEXT NOT NULL CHECK (json_valid(name)),
  tagline         TEXT NOT NULL CHECK (json_valid(tagline)),
  description     TEXT NOT NULL CHECK (json_valid(description)),
  delivery        TEXT NOT NULL CHECK (json_valid(delivery)),
  published_at    INTEGER NOT NULL,
  updated_at      INTEGER NOT NULL
) STRICT;

-- A home, plot, garage or commercial space. Goal, status and marquee are the numbers of the customer's CRM; money is cents.
CREATE TABLE property (
  number          INTEGER PRIMARY KEY CHECK (number > 0),
  checksum        TEXT NOT NULL,
  goal            INTEGER NOT NULL CHECK (goal IN (0, 1, 2)),
  status          INTEGER NOT NULL CHECK (status BETWEEN 0 AND 6),
  type            INTEGER NOT NULL REFERENCES type,
  city            INTEGER NOT NULL REFERENCES city,
  project         INTEGER REFERENCES project,
  unit_name       TEXT,
  agent           INTEGER NOT NULL,
  marquee         INTEGER NOT NULL CHECK (marquee BETWEEN 0 AND 4),
  price           INTEGER CHECK (price >= 0),
  publish_price   INTEGER NOT NULL CHECK (publish_price IN (0, 1)),
  price_unit      INTEGER NOT NULL,
  publish_address INTEGER NOT NULL CHECK (publish_address IN (0, 1)),
  street          TEXT,
  house_number    TEXT,
  box_number      TEXT,
  latitude        REAL CHECK (latitude BETWEEN -90 AND 90),
  longitude       REAL CHECK (longitude BETWEEN -180 AND 180),
  title           TEXT NOT NULL CHECK (json_valid(title)),
  description     TEXT NOT NULL CHECK (json_valid(description)),
  videos          TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(videos)),
  virtual_tour    TEXT,
  published_at    INTEGER NOT NULL,
  updated_at      INTEGER NOT NULL,

  -- Building
  construction_year       INTEGER CHECK (construction_year >= 0),
  renovation_year         INTEGER CHECK (renovation_year >= 0),
  facades                 INTEGER CHECK (facades >= 0),
  construction            TEXT,
  condition               TEXT,
  floors                  INTEGER CHECK (floors >= 0),
  floor                   INTEGER,

  -- Rooms
  bedrooms                INTEGER CHECK (bedrooms >= 0),
  bathrooms               INTEGER CHECK (bathrooms >= 0),
  shower_rooms            INTEGER CHECK (shower_rooms >= 0),
  toilets                 INTEGER CHECK (toilets >= 0),
  garages                 INTEGER CHECK (garages >= 0),
  parkings                INTEGER CHECK (parkings >= 0),
  external_parkings       INTEGER CHECK (external_parkings >= 0),
  spaces                  TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(spaces)),

  -- Surfaces
  surface_total           INTEGER CHECK (surface_total >= 0),
  surface_living          INTEGER CHECK (surface_living >= 0),
  surface_ground          INTEGER CHECK (surface_ground >= 0),
  surface_terrace         INTEGER CHECK (surface_terrace >= 0),
  surface_garden          INTEGER CHECK (surface_garden >= 0),
  surface_constructed     INTEGER CHECK (surface_constructed >= 0),
  surface_office          INTEGER CHECK (surface_office >= 0),
  surface_store           INTEGER CHECK (surface_store >= 0),
  front_width             REAL CHECK (front_width >= 0),
  plot_width              REAL CHECK (plot_width >= 0),

  -- Comfort
  heating                 TEXT,
  heating_source          TEXT,
  kitchen                 TEXT,
  roof                    TEXT,
  roof_material           TEXT,
  window_glazing          TEXT,
  window_frame            TEXT,
  floor_cover             TEXT,
  interior_comfort        TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(interior_comfort)),
  exterior_comfort        TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(exterior_comfort)),
  terrace_orientation     TEXT,
  garden_orientation      TEXT,
  rear_orientation        TEXT,
  lift                    INTEGER CHECK (lift IN (0, 1)),
  cellar                  INTEGER CHECK (cellar IN (0, 1)),
  attic                   INTEGER CHECK (attic IN (0, 1)),
  terrace                 INTEGER CHECK (terrace IN (0, 1)),
  garden                  INTEGER CHECK (garden IN (0, 1)),
  furnished               INTEGER CHECK (furnished IN (0, 1)),
  pool                    INTEGER CHECK (pool IN (0, 1)),

  -- Costs
  start_price             INTEGER CHECK (start_price >= 0),
  charges                 INTEGER CHECK (charges >= 0),
  owner_charges           INTEGER CHECK (owner_charges >= 0),
  deposit                 INTEGER CHECK (deposit >= 0),
  agency_cost             INTEGER CHECK (agency_cost >= 0),
  inventory_cost          INTEGER CHECK (inventory_cost >= 0),
  notary_fee              INTEGER CHECK (notary_fee >= 0),
  registration_rate       REAL CHECK (registration_rate >= 0),
  vat                     INTEGER CHECK (vat >= 0),
  vat_regime              TEXT,
  construction_cost       INTEGER CHECK (construction_cost >= 0),
  total_price             INTEGER CHECK (total_price >= 0),
  parking_price           INTEGER CHECK (parking_price >= 0),
  garage_price            INTEGER CHECK (garage_price >= 0),
  property_tax            INTEGER CHECK (property_tax >= 0),
  cadastral_income        INTEGER CHECK (cadastral_income >= 0),

  -- Certificate
  epc_status              TEXT,
  epc_specific            REAL,
  epc_total               REAL,
  epc_co2                 REAL,
  e_level                 INTEGER CHECK (e_level >= 0),
  epc_unique_code         TEXT,
  epc_valid_until         TEXT CHECK (date(epc_valid_until) IS epc_valid_until),
  epc_label_text          TEXT,
  thermal_class           TEXT,

  -- Legal
  electricity_certificate TEXT,
  gas_certificate         TEXT,
  soil_certificate        TEXT,
  asbestos                TEXT,
  asbestos_date           TEXT CHECK (date(asbestos_date) IS asbestos_date),
  flood_risk              TEXT,
  flood_zone              INTEGER CHECK (flood_zone IN (0, 1)),
  riverbank_zone          INTEGER CHECK (riverbank_zone IN (0, 1)),
  g_score                 TEXT,
  p_score                 TEXT,
  flood_report_date       TEXT CHECK (date(flood_report_date) IS flood_report_date),

  -- Planning
  permit                  TEXT,
  allotment_permit        TEXT,
  preemptive_right        TEXT,
  summons                 TEXT,
  judicial_decision       TEXT,
  planning_destination    TEXT,

  -- Annuity
  annuity_kind            TEXT,
  annuity_ages            TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(annuity_ages)),
  annuity_rent            INTEGER CHECK (annuity_rent >= 0),
  annuity_indexed         INTEGER CHECK (annuity_indexed IN (0, 1)),

  -- Connections
  connection_gas          INTEGER CHECK (connection_gas IN (0, 1)),
  connection_water        INTEGER CHECK (connection_water IN (0, 1)),
  connection_electricity  INTEGER CHECK (connection_electricity IN (0, 1)),
  connection_drain        INTEGER CHECK (connection_drain IN (0, 1)),

  -- Availability
  available               TEXT,
  available_from          TEXT CHECK (date(available_from) IS available_from),

  -- Orders of a list. A hidden price sorts last both ways, so that the order does not give it away.
  city_sort       TEXT NOT NULL,
  type_sort       INTEGER NOT NULL,
  price_asc       INTEGER NOT NULL GENERATED ALWAYS AS (CASE WHEN publish_price AND price IS NOT NULL THEN price ELSE 9000000000000000 END),
  price_desc      INTEGER NOT NULL GENERATED ALWAYS AS (CASE WHEN publish_price AND price IS NOT NULL THEN price ELSE -1 END)
) STRICT;

CREATE INDEX property_newest ON property (published_at, number);
CREATE INDEX property_price_asc ON property (price_asc, number);
CREATE INDEX property_price_desc ON property (price_desc, number);
CREATE INDEX property_city_sort ON property (city_sort, number);
CREATE INDEX property_type_sort ON property (type_sort, number);
CREATE INDEX property_city ON property (city);
CREATE INDEX property_project ON property (project) WHERE project IS NOT NULL;

-- Pictures and plans, first to last. File is the name in the media folder, made from the content.
CREATE TABLE photo (
  id       INTEGER PRIMARY KEY,
  property INTEGER REFERENCES property ON DELETE CASCADE,
  project  INTEGER REFERENCES project ON DELETE CASCADE,
  plan     INTEGER NOT NULL CHECK (plan IN (0, 1)),
  position INTEGER NOT NULL,
  file     TEXT NOT NULL,
  width    INTEGER NOT NULL CHECK (width > 0),
  height   INTEGER NOT NULL CHECK (height > 0),
  alt      TEXT NOT NULL CHECK (json_valid(alt)),
  CHECK ((property IS NULL) <> (project IS NULL))
) STRICT;
CREATE INDEX photo_property ON photo (property, plan, position);
CREATE INDEX photo_project ON photo (project, plan, position);

CREATE TABLE document (
  id       INTEGER PRIMARY KEY,
  property INTEGER NOT NULL REFERENCES property ON DELETE CASCADE,
  position INTEGER NOT NULL,
  file     TEXT NOT NULL,
  size     INTEGER NOT NULL,
  public   INTEGER NOT NULL CHECK (public IN (0, 1)),
  name     TEXT NOT NULL CHECK (json_valid(name))
) STRICT;
CREATE INDEX document_property ON document (property, position);

-- What a visitor may know of a property. A hidden price, a hidden address and what would give them away are null here,
-- and nothing that answers visitors reads the table itself.
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
  p.price_unit,
  p.title,
  p.description,
  p.videos,
  p.virtual_tour,
  p.published_at,
  p.updated_at,
  p.city_sort,
  p.type_sort,
  p.price_asc,
  p.price_desc,
  CASE WHEN p.publish_price THEN p.price END AS price,
  CASE WHEN p.publish_address THEN p.street END AS street,
  CASE WHEN p.publish_address THEN p.house_number END AS house_number,
  CASE WHEN p.publish_address THEN p.box_number END AS box_number,
  CASE WHEN p.publish_address THEN p.latitude END AS latitude,
  CASE WHEN p.publish_address THEN p.longitude END AS longitude,
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
  CASE WHEN p.publish_price THEN p.start_price END AS start_price,
  p.charges,
  p.owner_charges,
  CASE WHEN p.publish_price THEN p.deposit END AS deposit,
  p.agency_cost,
  p.inventory_cost,
  CASE WHEN p.publish_price THEN p.notary_fee END AS notary_fee,
  p.registration_rate,
  CASE WHEN p.publish_price THEN p.vat END AS vat,
  p.vat_regime,
  CASE WHEN p.publish_price THEN p.construction_cost END AS construction_cost,
  CASE WHEN p.publish_price THEN p.total_price END AS total_price,
  CASE WHEN p.publish_price THEN p.parking_price END AS parking_price,
  CASE WHEN p.publish_price THEN p.garage_price END AS garage_price,
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
  CASE WHEN p.publish_price THEN p.annuity_rent END AS annuity_rent,
  p.annuity_indexed,
  p.connection_gas,
  p.connection_water,
  p.connection_electricity,
  p.connection_drain,
  p.available,
  p.available_from
FROM property p
WHERE p.status IN (1, 2, 4, 6);

-- The same for projects.
CREATE VIEW public_project AS
SELECT
  number, goal, city, agent, name, tagline, description, delivery, published_at, updated_at,
  CASE WHEN publish_address THEN street END AS street,
  CASE WHEN publish_address THEN house_number END AS house_number,
  CASE WHEN publish_address THEN box_number END AS box_number
FROM project;

CREATE TRIGGER site_inserted AFTER INSERT ON site BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER site_updated AFTER UPDATE ON site BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER site_deleted AFTER DELETE ON site BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TRIGGER country_inserted AFTER INSERT ON country BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER country_updated AFTER UPDATE ON country BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER country_deleted AFTER DELETE ON country BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TRIGGER category_inserted AFTER INSERT ON category BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER category_updated AFTER UPDATE ON category BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER category_deleted AFTER DELETE ON category BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TRIGGER type_inserted AFTER INSERT ON type BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER type_updated AFTER UPDATE ON type BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER type_deleted AFTER DELETE ON type BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TRIGGER city_inserted AFTER INSERT ON city BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER city_updated AFTER UPDATE ON city BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER city_deleted AFTER DELETE ON city BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TRIGGER project_inserted AFTER INSERT ON project BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER project_updated AFTER UPDATE ON project BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER project_deleted AFTER DELETE ON project BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TRIGGER property_inserted AFTER INSERT ON property BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER property_updated AFTER UPDATE ON property BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER property_deleted AFTER DELETE ON property BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TRIGGER photo_inserted AFTER INSERT ON photo BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER photo_updated AFTER UPDATE ON photo BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER photo_deleted AFTER DELETE ON photo BEGIN UPDATE data_version SET version = version + 1; END;

CREATE TRIGGER document_inserted AFTER INSERT ON document BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER document_updated AFTER UPDATE ON document BEGIN UPDATE data_version SET version = version + 1; END;
CREATE TRIGGER document_deleted AFTER DELETE ON document BEGIN UPDATE data_version SET version = version + 1; END;
