package columns

import (
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// Selection says which parts of a property are read beside propertyColumns. Groups are fields of the graph's Property.
type Selection struct {
	Groups    []string
	Photos    int // how many photos; negative for all, 0 for none
	Plans     bool
	Panoramas bool
	Points    bool // of the plans
	Documents bool
}

// PropertyColumns are the columns that every list needs.
const PropertyColumns = `l.number, l.reference, l.goal, l.status, l.type, l.city, l.project, l.unit_name, l.agent, l.marquee,
	l.price, l.publish_price, l.price_unit,
	l.street, l.house_number, l.box_number, l.latitude, l.longitude, l.title, l.published_at, l.updated_at`

// SQL lists the columns and subselects of the selection, each after a comma. Photos and documents are JSON in the same
// row, so that a page needs no second statement.
func (sel Selection) SQL() string {
	var b strings.Builder
	for _, g := range sel.Groups {
		if columns, ok := groups[g]; ok {
			b.WriteString(", " + columns)
		}
	}
	if sel.Photos != 0 {
		b.WriteString(`, (SELECT json_group_array(json_object('file', file, 'width', width, 'height', height, 'alt',
			coalesce(alt ->> ?, alt ->> ?, '')))
			FROM (SELECT * FROM shown_photo WHERE property = l.number AND kind = 0 ORDER BY position LIMIT ?)) AS photos`)
	}
	if sel.Plans {
		b.WriteString(`, (SELECT json_group_array(json_object('file', file, 'width', width, 'height', height, 'alt',
			coalesce(alt ->> ?, alt ->> ?, '')))
			FROM (SELECT * FROM shown_photo WHERE property = l.number AND kind = 1 ORDER BY position)) AS plans`)
	}
	if sel.Panoramas {
		b.WriteString(", " + panoramaColumn)
	}
	if sel.Points {
		b.WriteString(", " + pointColumn)
	}
	if sel.Documents {
		b.WriteString(`, (SELECT json_group_array(json_object('file', file, 'size', size, 'public', json(iif(public, 'true', 'false')),
			'name', coalesce(name ->> ?, name ->> ?)))
			FROM (SELECT * FROM document WHERE property = l.number ORDER BY position)) AS documents`)
	}
	return b.String()
}

func (sel Selection) Args(l locale.Language, c *agency.Catalog) []any {
	var args []any
	if sel.Photos != 0 {
		args = append(args, l, c.Fallback(), sel.Photos)
	}
	if sel.Plans {
		args = append(args, l, c.Fallback())
	}
	if sel.Panoramas {
		args = append(args, l, c.Fallback())
	}
	if sel.Points {
		args = append(args, l, c.Fallback(), l, c.Fallback())
	}
	if sel.Documents {
		args = append(args, l, c.Fallback())
	}
	return args
}

// Key writes the selection, so that what was read with it can be cached.
func (sel Selection) Key() string {
	return fmt.Sprint(strings.Join(sel.Groups, " "), sel.Photos, sel.Plans, sel.Panoramas, sel.Points, sel.Documents)
}
