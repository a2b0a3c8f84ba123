package graph

import (
	"context"
	"slices"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/db/columns"
)

// everyPhoto makes the store read all photos.
const everyPhoto = -1

// selection looks ahead at what the query selects of the properties below the running field, at the given paths. It decides which columns
// the store reads.
func selection(ctx context.Context, paths ...[]string) columns.Selection {
	oc := graphql.GetOperationContext(ctx)
	var fields []graphql.CollectedField
	for _, path := range paths {
		fields = append(fields, under(oc, graphql.CollectFieldsCtx(ctx, nil), path)...)
	}
	var sel columns.Selection
	for _, f := range fields {
		sel = include(sel, f, oc)
	}
	return sel
}

// selects reports whether the query selects one of these fields of the running field.
func selects(ctx context.Context, names ...string) bool {
	return slices.ContainsFunc(graphql.CollectFieldsCtx(ctx, nil), func(f graphql.CollectedField) bool {
		return slices.Contains(names, f.Name)
	})
}

// selectsBeyond reports whether the query selects other fields of the running field than these.
func selectsBeyond(ctx context.Context, names ...string) bool {
	return slices.ContainsFunc(graphql.CollectFieldsCtx(ctx, nil), func(f graphql.CollectedField) bool {
		return !slices.Contains(names, f.Name)
	})
}

// under follows a path of field names down, through fragments, and returns the fields at its end.
func under(oc *graphql.OperationContext, fields []graphql.CollectedField, path []string) []graphql.CollectedField {
	for _, name := range path {
		var next []graphql.CollectedField
		for _, f := range fields {
			if f.Name == name {
				next = append(next, graphql.CollectFields(oc, f.Selections, nil)...)
			}
		}
		fields = next
	}
	return fields
}

// include adds what one field of a property needs.
func include(sel columns.Selection, f graphql.CollectedField, oc *graphql.OperationContext) columns.Selection {
	switch f.Name {
	case "photos":
		sel.Photos = more(sel.Photos, photosSelected(f, oc))
	case "sharePicture":
		sel.Photos = more(sel.Photos, 1)
		sel = add(add(sel, "energy"), "reduction")
	case "plans":
		sel.Plans = true
	case "panoramas":
		sel.Panoramas = true
	case "planPoints":
		sel.Points = true
	case "documents":
		sel.Documents = true
	case "details":
		for _, group := range columns.Details {
			sel = add(sel, group)
		}
	case "estimate":
		for _, group := range []string{"costs", "rentTerms", "lifeAnnuity", "building", "legal", "energy"} {
			sel = add(sel, group)
		}
	case "summary":
		sel = add(sel, "description")
	case "paths", "pathsInProject":
		translated := func(f graphql.CollectedField) bool { return f.Name == "translated" }
		if slices.ContainsFunc(graphql.CollectFields(oc, f.Selections, nil), translated) {
			sel = add(sel, "description")
		}
	default:
		sel = add(sel, f.Name)
	}
	return sel
}

func add(sel columns.Selection, group string) columns.Selection {
	if !slices.Contains(sel.Groups, group) {
		sel.Groups = append(sel.Groups, group)
	}
	return sel
}

func photosSelected(f graphql.CollectedField, oc *graphql.OperationContext) int {
	if first, ok := f.ArgumentMap(oc.Variables)["first"]; ok {
		if n, err := graphql.UnmarshalInt(first); err == nil && n >= 0 {
			return n
		}
	}
	return everyPhoto
}

// more returns the larger of two numbers of photos, of which everyPhoto is the largest.
func more(a, b int) int {
	if a == everyPhoto || b == everyPhoto {
		return everyPhoto
	}
	return max(a, b)
}
