package graph

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

func (r *queryResolver) Node(ctx context.Context, id string) (Node, error) {
	list, err := r.nodes(ctx, []string{id})
	if err != nil {
		return nil, err
	}
	return list[0], nil
}

func (r *queryResolver) Nodes(ctx context.Context, ids []string) ([]Node, error) {
	return r.nodes(ctx, ids)
}

// nodes reads records of any kinds with one statement for each kind and language.
func (r *queryResolver) nodes(ctx context.Context, ids []string) ([]Node, error) {
	found := map[string]Node{}
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	for group, numbers := range grouped(ids) {
		if c.Used(group.language) != group.language {
			continue // an id in a language that the site used before
		}
		if err := r.load(ctx, group, numbers, found); err != nil {
			return nil, err
		}
	}
	list := make([]Node, len(ids))
	for i, id := range ids {
		list[i] = found[id]
	}
	return list, nil
}

// nodeGroup identifies the records that one statement can read.
type nodeGroup struct {
	kind     string
	language locale.Language
}

func grouped(ids []string) map[nodeGroup][]int {
	groups := map[nodeGroup][]int{}
	for _, id := range ids {
		if kind, number, l, ok := agency.ParseNodeID(id); ok {
			groups[nodeGroup{kind, l}] = append(groups[nodeGroup{kind, l}], number)
		}
	}
	return groups
}

func (r *queryResolver) load(ctx context.Context, g nodeGroup, numbers []int, found map[string]Node) error {
	switch g.kind {
	case "Property":
		list, err := r.Store.PropertiesByNumber(ctx, g.language, numbers, selection(ctx, nil))
		for _, p := range list {
			found[p.ID()] = p
		}
		return err
	case "Project":
		list, err := r.Store.ProjectsByNumber(ctx, g.language, numbers)
		for _, p := range list {
			found[p.ID()] = p
		}
		return err
	case "Owner", "OwnedProperty":
		return r.own(ctx, g, numbers, found)
	}
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return err
	}
	for _, n := range numbers {
		reference(c, g, n, found)
	}
	return nil
}

// reference finds a record of the catalog.
func reference(c *agency.Catalog, g nodeGroup, number int, found map[string]Node) {
	if city := c.City(number, g.language); g.kind == "City" && city != nil {
		found[city.ID()] = city
	}
	if category := c.Category(number, g.language); g.kind == "Category" && category != nil {
		found[category.ID()] = category
	}
}
