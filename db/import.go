package db

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"time"

	"github.com/gevel/gevel/agency"
)

// Import writes a batch in one go. A record whose content is the same as last time keeps its row and its time of change.
func (s *Store) Import(ctx context.Context, b Batch) (Report, error) {
	s.importing.Lock() // two that compare with the same past would undo each other
	defer s.importing.Unlock()
	i, err := s.prepare(ctx, b)
	if err != nil {
		return Report{}, err
	}
	if _, err = s.Write(ctx, i.statements...); err != nil {
		return i.report, err
	}
	return i.report, s.analyze(ctx)
}

// prepare makes the statements of an import.
func (s *Store) prepare(ctx context.Context, b Batch) (*importing, error) {
	old, err := s.checksums(ctx)
	if err != nil {
		return nil, err
	}
	i := &importing{batch: b, old: old, now: time.Now().Unix()}
	i.add("UPDATE change_log SET now = ?", i.now)
	if !b.OnlyHomes {
		i.reference()
	}
	for _, p := range b.Projects {
		i.project(p)
	}
	for _, p := range b.Properties {
		i.property(p)
	}
	for _, a := range b.Articles {
		i.article(a)
	}
	return i, nil
}

// analyze tells the planner how many homes a city, a type or a price has. A thousand rows of each index say enough.
func (s *Store) analyze(ctx context.Context) error {
	_, err := s.write.ExecContext(ctx, "PRAGMA analysis_limit = 1000; ANALYZE")
	return err
}

// checksums reads what every project ("project 2001") and property ("property 1096") was made of.
func (s *Store) checksums(ctx context.Context) (map[string]string, error) {
	var rows []struct {
		Key      string `db:"key"`
		Checksum string `db:"checksum"`
	}
	err := s.list(ctx, &rows, `
		SELECT 'property ' || number AS key, checksum FROM property
		UNION ALL SELECT 'project ' || number, checksum FROM project`)
	old := make(map[string]string, len(rows))
	for _, r := range rows {
		old[r.Key] = r.Checksum
	}
	return old, err
}

// importing gathers the statements of one import.
type importing struct {
	batch      Batch
	old        map[string]string
	now        int64
	statements []Statement
	report     Report

	differences []Difference
}

func (i *importing) add(sql string, args ...any) {
	i.statements = append(i.statements, Statement{SQL: sql, Args: args})
}

// reference writes site, countries, categories, types and cities; those that are the same are not touched.
func (i *importing) reference() {
	content, _ := json.Marshal(i.batch.Site) // texts, numbers and lists always have a JSON form
	i.add(`INSERT INTO site (id, content) VALUES (1, ?)
		ON CONFLICT (id) DO UPDATE SET content = excluded.content WHERE content <> excluded.content`, string(content))
	for _, r := range i.batch.Countries {
		i.add(`INSERT INTO country (id, name) VALUES (?, ?)
			ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE name <> excluded.name`, r.Number, r.Names)
	}
	for _, r := range i.batch.Categories {
		i.add(`INSERT INTO category (id, name, sort, sale, rent) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT (id) DO UPDATE SET name = excluded.name, sort = excluded.sort, sale = excluded.sale, rent = excluded.rent
			WHERE (name, sort, sale, rent) <> (excluded.name, excluded.sort, excluded.sale, excluded.rent)`,
			r.Number, r.Names, r.Order, r.Sale, r.Rent)
	}
	for _, r := range i.batch.Types {
		i.add(`INSERT INTO type (id, category, name) VALUES (?, ?, ?)
			ON CONFLICT (id) DO UPDATE SET category = excluded.category, name = excluded.name
			WHERE (category, name) <> (excluded.category, excluded.name)`, r.Number, r.Category, r.Names)
	}
	for _, r := range i.batch.Cities {
		i.add(`INSERT INTO city (id, zip, country, name, latitude, longitude) VALUES (?, ?, ?, ?, ?, ?)
			ON CONFLICT (id) DO UPDATE SET zip = excluded.zip, country = excluded.country, name = excluded.name,
				latitude = excluded.latitude, longitude = excluded.longitude
			WHERE (zip, country, name, latitude, longitude) <>
				(excluded.zip, excluded.country, excluded.name, excluded.latitude, excluded.longitude)`,
			r.Number, r.Zip, r.CountryID, r.Names, r.Latitude, r.Longitude)
	}
}

// changed notes what happens to a record and tells whether it must be written.
func (i *importing) changed(kind string, number int, gone bool, checksum string) bool {
	before, known := i.old[fmt.Sprint(kind, " ", number)]
	switch {
	case gone && known:
		i.report.Removed++
		i.differs(kind, number, Removed)
	case gone:
	case !known:
		i.report.Added++
		i.differs(kind, number, Added)
	case before == checksum:
		i.report.Unchanged++
	default:
		i.report.Changed++
		i.differs(kind, number, Changed)
	}
	return !gone && before != checksum
}

func (i *importing) differs(kind string, number int, d Deed) {
	i.differences = append(i.differences, Difference{Kind: kind, Number: number, Deed: d})
}

func (i *importing) project(p ProjectEntry) {
	number := p.Record.Number
	checksum := checksumOf(p)
	if p.Record.Gone {
		i.add("DELETE FROM project WHERE number = ?", number)
	}
	if !i.changed("project", number, p.Record.Gone, checksum) {
		return
	}
	i.statements = append(i.statements, upsert("project", "number", struct {
		agency.ProjectRecord
		Checksum    string `db:"checksum"`
		PublishedAt int64  `db:"published_at"`
		UpdatedAt   int64  `db:"updated_at"`
	}{p.Record, checksum, seconds(p.Record.PublishedAt), i.now}))
	i.photos("project", number, p.Photos, p.Plans)
}

func (i *importing) property(p PropertyEntry) {
	number := p.Record.Number
	order, city := i.orders(p.Record)
	class := i.energyClass(p.Record)
	checksum := checksumOf(struct {
		PropertyEntry
		Order int
		City  string
		Class *agency.EnergyClass
	}{p.withoutNames(), order, city, class})
	if p.Record.Gone {
		i.add("DELETE FROM property WHERE number = ?", number)
	}
	if !i.changed("property", number, p.Record.Gone, checksum) {
		return
	}
	i.statements = append(i.statements, upsert("property", "number", struct {
		agency.PropertyRecord
		Checksum    string              `db:"checksum"`
		CitySort    string              `db:"city_sort"`
		TypeSort    int                 `db:"type_sort"`
		EnergyClass *agency.EnergyClass `db:"energy_class"`
		PublishedAt int64               `db:"published_at"`
		UpdatedAt   int64               `db:"updated_at"`
	}{p.Record, checksum, city, order, class, seconds(p.Record.PublishedAt), i.now}))
	i.photos("property", number, p.Photos, p.Plans)
	i.documents(number, p)
}

// article writes an article when it is not the same as before.
func (i *importing) article(a ArticleEntry) {
	r := a.Record
	if a.Gone {
		i.add("DELETE FROM article WHERE key = ?", r.Key)
		return
	}
	var image any
	if r.Picture != nil {
		b, _ := json.Marshal(r.Picture) // names and numbers always have a JSON form
		image = string(b)
	}
	i.add(`INSERT INTO article (key, category, sort, date, slug, title, intro, body, author, image) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (key) DO UPDATE SET category = excluded.category, sort = excluded.sort, date = excluded.date, slug = excluded.slug,
			title = excluded.title, intro = excluded.intro, body = excluded.body, author = excluded.author, image = excluded.image
		WHERE (category, sort, date, slug, title, intro, body, author, image) IS NOT
			(excluded.category, excluded.sort, excluded.date, excluded.slug, excluded.title, excluded.intro, excluded.body, excluded.author, excluded.image)`,
		r.Key, r.Category, r.Sort, r.Date, r.Slugs, r.Titles, r.Intros, r.Bodies, r.Author, image)
}

// orders gives the values that a property is sorted by: the place of its category and the folded name of its city.
func (i *importing) orders(r agency.PropertyRecord) (category int, city string) {
	for _, t := range i.batch.Types {
		for _, k := range i.batch.Categories {
			if t.Number == r.Type && k.Number == t.Category {
				category = k.Order
			}
		}
	}
	for _, c := range i.batch.Cities {
		if c.Number == r.City {
			city = agency.Fold(c.Names.In(i.batch.Site.DefaultLanguage, i.batch.Site.DefaultLanguage))
		}
	}
	return category, city
}

// energyClass gives the class of a home's energy label, nil when it has none.
func (i *importing) energyClass(r agency.PropertyRecord) *agency.EnergyClass {
	for _, c := range i.batch.Cities {
		if c.Number != r.City {
			continue
		}
		if class, ok := agency.EnergyClassOf(c.CountryID, c.Zip, r.Certificate); ok {
			return &class
		}
	}
	return nil
}

// photos replaces the pictures of an owner, which is property or project.
func (i *importing) photos(owner string, number int, photos, plans []Media) {
	i.add("DELETE FROM photo WHERE "+owner+" = ?", number)
	for plan, list := range [][]Media{photos, plans} {
		for position, m := range list {
			i.add("INSERT INTO photo ("+owner+", plan, position, file, width, height, alt) VALUES (?, ?, ?, ?, ?, ?, ?)",
				number, plan, position, m.File, m.Width, m.Height, m.Alt)
		}
	}
}

func (i *importing) documents(number int, p PropertyEntry) {
	i.add("DELETE FROM document WHERE property = ?", number)
	for position, m := range p.Documents {
		d := p.Record.Documents[position]
		i.add("INSERT INTO document (property, position, file, size, public, name) VALUES (?, ?, ?, ?, ?, ?)",
			number, position, m.File, m.Size, d.Public, d.Name)
	}
}

func checksumOf(v any) string {
	b, _ := json.Marshal(v) // records were read from JSON
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:16])
}

// seconds gives the start of a checked day as seconds of UTC.
func seconds(d agency.Date) int64 {
	t, _ := time.Parse(time.DateOnly, string(d))
	return t.Unix()
}
