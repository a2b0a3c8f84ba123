package catalogs

import (
	"context"
	"encoding/json"
	"errors"

	"database/sql"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/search"
)

// ErrEmpty says that nothing has been imported yet.
var ErrEmpty = errors.New("the database is empty: import a folder first")

// ReadCatalog completes a catalog with the reference data. Its counts and streets come from the index of the same edition.
func ReadCatalog(ctx context.Context, tx handle.Snapshot, c *agency.Catalog, x *search.Index) (*agency.Catalog, error) {
	c, err := ReadReference(ctx, tx, c)
	if err != nil {
		return nil, err
	}
	var former []agentAddress
	var moved []struct {
		Path   string `db:"path"`
		Record string `db:"record"`
	}
	err = errors.Join(
		tx.SelectContext(ctx, &c.Projects, "SELECT number, city, name FROM public_project"),
		tx.SelectContext(ctx, &c.Featured, "SELECT property FROM featured ORDER BY rank"),
		tx.SelectContext(ctx, &former, "SELECT digest, agent FROM agent_address"),
		tx.SelectContext(ctx, &moved, "SELECT path, record FROM moved_address"),
	)
	if err != nil {
		return nil, err
	}
	c.Streets, c.Referred = x.Streets(), x.Referred
	c.FormerAgents = map[string]int{}
	for _, a := range former {
		c.FormerAgents[a.Digest] = a.Agent
	}
	c.Moved = map[string]string{}
	for _, m := range moved {
		c.Moved[m.Path] = m.Record
	}
	countStock(c, x)
	return c.Index(), nil
}

// ReadReference reads the records that an import folder lists.
func ReadReference(ctx context.Context, tx handle.Snapshot, c *agency.Catalog) (*agency.Catalog, error) {
	var articles []articleRow
	err := errors.Join(
		tx.SelectContext(ctx, &c.Categories, "SELECT id, name, sort, sale, rent FROM category ORDER BY sort, id"),
		tx.SelectContext(ctx, &c.Types, "SELECT id, category, name FROM type ORDER BY id"),
		tx.SelectContext(ctx, &c.Cities, "SELECT id, zip, country, name, latitude, longitude FROM city ORDER BY id"),
		tx.SelectContext(ctx, &c.Countries, "SELECT id, name FROM country ORDER BY id"),
		tx.SelectContext(ctx, &articles, "SELECT "+handle.ColumnsOf(articleRow{}, "")+" FROM article ORDER BY category, sort, key"),
	)
	c.Articles = records(articles)
	return c, err
}

// countStock sets how many active properties each city and category has.
func countStock(c *agency.Catalog, x *search.Index) {
	byCity, byType := x.Stock()
	for i := range c.Cities {
		k := &c.Cities[i]
		k.SaleCount, k.RentCount = byCity[k.Number].Sale, byCity[k.Number].Rent
	}
	for i := range c.Categories {
		k := &c.Categories[i]
		for _, number := range c.TypesOf([]int{k.Number}) {
			k.SaleCount, k.RentCount = k.SaleCount+byType[number].Sale, k.RentCount+byType[number].Rent
		}
	}
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

func LoadSite(ctx context.Context, tx handle.Snapshot) (*agency.Site, error) {
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

// agentAddress is an earlier address of an agent's page, as a digest of its last part.
type agentAddress struct {
	Digest string `db:"digest"`
	Agent  int    `db:"agent"`
}
