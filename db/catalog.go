package db

import (
	"context"
	"encoding/json"
	"errors"

	"database/sql"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
	"github.com/jmoiron/sqlx"
)

// ErrEmpty says that nothing has been imported yet.
var ErrEmpty = errors.New("the database is empty: import a folder first")

type pinned struct{}

// Pin gives a context in which every call sees the same catalog, so that one page reads the data version once; with nil, each call sees
// the newest.
func Pin(ctx context.Context, c *agency.Catalog) context.Context {
	return context.WithValue(ctx, pinned{}, c)
}

// Catalog gives the reference data at the present data version, or the one that is pinned to the context. It is read once
// per version and then cached. It returns ErrEmpty when nothing has been imported yet.
func (s *Store) Catalog(ctx context.Context) (*agency.Catalog, error) {
	if c, _ := ctx.Value(pinned{}).(*agency.Catalog); c != nil {
		return c, nil
	}
	version, err := s.Version(ctx)
	if err != nil {
		return nil, err
	}
	if c := s.catalog.Load(); c != nil && c.Version == version {
		return c, nil
	}
	s.loading.Lock()
	defer s.loading.Unlock()
	if c := s.catalog.Load(); c != nil && c.Version >= version {
		return c, nil
	}
	var c *agency.Catalog
	err = s.snapshot(ctx, func(tx *sqlx.Tx) error {
		c, err = s.catalogOf(ctx, tx)
		return err
	})
	return c, err
}

// catalogOf gives the reference data at the version that a snapshot sees. It takes no lock, because a snapshot holds a connection.
func (s *Store) catalogOf(ctx context.Context, tx *sqlx.Tx) (*agency.Catalog, error) {
	var version int64
	if err := tx.GetContext(ctx, &version, "SELECT version FROM data_version"); err != nil {
		return nil, err
	}
	cached := s.catalog.Load()
	if cached != nil && cached.Version == version {
		return cached, nil
	}
	c, err := readCatalog(ctx, tx, version)
	if err == nil && (cached == nil || cached.Version < version) {
		s.catalog.CompareAndSwap(cached, c)
	}
	return c, err
}

func readCatalog(ctx context.Context, tx *sqlx.Tx, version int64) (*agency.Catalog, error) {
	site, err := loadSite(ctx, tx)
	if err != nil {
		return nil, err
	}
	c := &agency.Catalog{Version: version, Site: site}
	var articles []articleRow
	err = errors.Join(
		tx.SelectContext(ctx, &c.Categories, `
			WITH open AS (SELECT type, sum(sale) AS sale, sum(1 - sale) AS rent FROM search WHERE status = 1 GROUP BY type)
			SELECT k.id, k.name, k.sort, k.sale, k.rent, coalesce(sum(o.sale), 0) AS sale_count, coalesce(sum(o.rent), 0) AS rent_count
			FROM category k LEFT JOIN type t ON t.category = k.id LEFT JOIN open o ON o.type = t.id
			GROUP BY k.id ORDER BY k.sort, k.id`),
		tx.SelectContext(ctx, &c.Types, `SELECT id, category, name FROM type ORDER BY id`),
		tx.SelectContext(ctx, &c.Cities, `
			WITH open AS (SELECT city, sum(sale) AS sale, sum(1 - sale) AS rent FROM search WHERE status = 1 GROUP BY city)
			SELECT c.id, c.zip, c.country, c.name, c.latitude, c.longitude, coalesce(o.sale, 0) AS sale_count, coalesce(o.rent, 0) AS rent_count
			FROM city c LEFT JOIN open o ON o.city = c.id ORDER BY c.id`),
		tx.SelectContext(ctx, &c.Countries, `SELECT id, name FROM country ORDER BY id`),
		tx.SelectContext(ctx, &c.Projects, `SELECT number, city, name FROM public_project`),
		tx.SelectContext(ctx, &c.Streets, `SELECT DISTINCT street FROM listing WHERE street IS NOT NULL AND status = 1`),
		tx.SelectContext(ctx, &articles, `SELECT `+columnsOf(articleRow{}, "")+` FROM article ORDER BY category, sort, key`),
	)
	if err != nil {
		return nil, err
	}
	c.Articles = records(articles)
	return c.Index(), nil
}

// articleRow is an article with its picture as JSON.
type articleRow struct {
	agency.ArticleRecord
	Image locale.Stored[agency.Picture] `db:"image"`
}

func records(rows []articleRow) []agency.ArticleRecord {
	list := make([]agency.ArticleRecord, len(rows))
	for i, r := range rows {
		list[i] = r.ArticleRecord
		list[i].Picture = r.Image.Value
	}
	return list
}

func loadSite(ctx context.Context, tx *sqlx.Tx) (*agency.Site, error) {
	var content string
	err := tx.GetContext(ctx, &content, "SELECT content FROM site")
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrEmpty
	}
	if err != nil {
		return nil, err
	}
	site := new(agency.Site)
	return site, json.Unmarshal([]byte(content), site)
}
