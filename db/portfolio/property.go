package portfolio

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/locale"
)

// DeskProperty is a property as the agency sees it, with what is hidden from visitors. Street and Photo are "" for none.
type DeskProperty struct {
	Number    int                           `db:"number"`
	Sent      *string                       `db:"reference"` // its sender's own reference; nil when it is the number
	Title     locale.Localized              `db:"title"`
	City      int                           `db:"city"`
	Street    string                        `db:"street"`
	House     string                        `db:"house_number"`
	Box       string                        `db:"box_number"`
	Goal      market.Goal                   `db:"goal"`
	Status    market.Status                 `db:"status"`
	Marquee   int                           `db:"marquee"`
	Price     *locale.Money                 `db:"price"`
	Agent     int                           `db:"agent"`
	Project   *int                          `db:"project"` // of which it is a unit; nil for none
	Held      bool                          `db:"held"`
	Hidden    *int64                        `db:"hidden_until"` // until when; nil for one that is not hidden
	Why       string                        `db:"hidden_why"`
	Lacks     locale.Stored[[]imports.Lack] `db:"lacks"`
	Photo     string                        `db:"photo"` // the file of the first one
	Wordless  int                           `db:"wordless"`
	PageViews int                           `db:"page_views"`
	Leads     int                           `db:"leads"`  // that the handler may see
	Link      string                        `db:"link"`   // the link to a CRM that delivers it, "" for the agency's folder
	System    string                        `db:"system"` // the CRM of the link, "" for none

	Source   records.PropertySource `db:"source"`
	Before   records.PropertySource `db:"source_before"` // whose it was before the desk took it over; "" for one that was not taken over
	SourceAt int64                  `db:"source_at"`     // when the source last said what it is
	Version  int64                  `db:"version"`       // grows with each change at the desk
	Drafted  bool                   `db:"drafted"`       // changes of it wait in a draft
	Givable  bool                   `db:"givable"`       // the desk took it over, and who brought it before can bring it again
}

// sourceAt is when the source of a property p last said what it is: of a link its last run, of others the last change.
const sourceAt = "coalesce((SELECT ran_at FROM link WHERE p.source = 'link:' || name), p.updated_at)"

// givable is the condition that the source before of a property p still delivers it.
const givable = `(p.source = 'desk' AND p.source_before IS NOT NULL AND (p.source_before NOT LIKE 'link:%' OR EXISTS (
	SELECT 1 FROM crm_record r WHERE r.kind = 'property' AND r.number = p.number AND p.source_before = 'link:' || r.link AND NOT r.gone)))`

// deskProperties is the query for properties, with its arguments: page views are counted since a day, and of leads those that the handler
// may see. A condition on p is put after it.
func deskProperties(languages []locale.Language, since locale.Date, by inbox.Handler) (query string, args []any) {
	seen, seenArgs := by.SeenLead("l.id")
	return `SELECT p.number, p.reference, p.title, p.city, coalesce(p.street, '') AS street, coalesce(p.house_number, '') AS house_number,
		coalesce(p.box_number, '') AS box_number, p.goal, p.status, p.marquee, p.price, p.agent, p.project, p.held, p.hidden_until,
		p.hidden_why, p.lacks,
		coalesce((SELECT file FROM photo WHERE property = p.number AND kind = 0 ORDER BY position LIMIT 1), '') AS photo,
		(SELECT count(*) FROM shown_photo WHERE property = p.number AND ` + pictures.WithoutWords(languages) + `) AS wordless,
		(SELECT coalesce(sum(counted + imported), 0) FROM page_visit WHERE property = p.number AND day >= ?) AS page_views,
		(SELECT count(*) FROM lead l WHERE l.property = p.number AND ` + seen + `) AS leads,
		coalesce((SELECT link FROM crm_record
			WHERE kind = 'property' AND number = p.number AND NOT gone AND p.source <> 'desk'), '') AS link,
		coalesce((SELECT l.kind FROM crm_record r JOIN link l ON l.name = r.link
			WHERE r.kind = 'property' AND r.number = p.number AND NOT r.gone AND p.source <> 'desk'), '') AS system,
		p.source, coalesce(p.source_before, '') AS source_before, ` + sourceAt + ` AS source_at, ` + givable + ` AS givable,
		EXISTS (SELECT 1 FROM draft WHERE record = 'property:' || p.number) AS drafted,
		(SELECT coalesce(max(id), 0) FROM part_change WHERE record = 'property:' || p.number) AS version
	FROM property p WHERE `, append([]any{string(since)}, seenArgs...)
}

// ofPropertyList is the condition of a list, on p.
func ofPropertyList(list desk.PropertyList, languages []locale.Language) string {
	switch list {
	case desk.EveryProperty:
		return "true"
	case desk.ArchivedProperties:
		return fmt.Sprint("p.status = ", market.Inactive)
	}
	return fmt.Sprint("p.status <> ", market.Inactive, " AND ", amongCurrent(list, languages))
}

// amongCurrent is the condition of a list on p, which is not archived.
func amongCurrent(list desk.PropertyList, languages []locale.Language) string {
	switch list {
	case desk.LackingProperties:
		return "p.lacks IS NOT NULL"
	case desk.WordlessProperties:
		return "p.status = 1 AND EXISTS (SELECT 1 FROM shown_photo WHERE property = p.number AND " + pictures.WithoutWords(languages) + ")"
	case desk.HeldProperties:
		return "p.held"
	case desk.HiddenProperties:
		return "p.hidden_until IS NOT NULL"
	case desk.ConcludedProperties:
		return "p.taken"
	}
	return "true"
}

// DeskProperty reads one property; nil when there is none.
func (s *Store) DeskProperty(ctx context.Context, by inbox.Handler, number int, languages []locale.Language,
	since locale.Date) (*DeskProperty, error) {
	var p DeskProperty
	query, args := deskProperties(languages, since, by)
	err := s.One(ctx, &p, query+"p.number = ?", append(args, number)...)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &p, err
}

// CountDeskProperties counts the properties of each list.
func (s *Store) CountDeskProperties(ctx context.Context, languages []locale.Language) (map[desk.PropertyList]int, error) {
	return s.counts.Get(ctx, s.DB, fmt.Sprint(languages), 0, func() (map[desk.PropertyList]int, int, error) {
		counts, err := s.countLists(ctx, languages)
		return counts, 0, err // a number for each list
	})
}

func (s *Store) countLists(ctx context.Context, languages []locale.Language) (map[desk.PropertyList]int, error) {
	var parts []string
	for _, l := range desk.PropertyLists {
		parts = append(parts, "SELECT '"+string(l)+"' AS list, count(*) AS n FROM property p WHERE "+ofPropertyList(l, languages))
	}
	var rows []struct {
		List desk.PropertyList `db:"list"`
		N    int               `db:"n"`
	}
	err := s.List(ctx, &rows, strings.Join(parts, " UNION ALL "))
	counts := make(map[desk.PropertyList]int, len(rows))
	for _, r := range rows {
		counts[r.List] = r.N
	}
	return counts, err
}

// DeskPhoto is a photo or plan of a property, with its words by language.
type DeskPhoto struct {
	File string           `db:"file"`
	Plan bool             `db:"plan"`
	Alt  locale.Localized `db:"alt"`

	Decorative bool `db:"decorative"`
}

// DeskPhotos lists the photos of a property, then its plans and its panoramas.
func (s *Store) DeskPhotos(ctx context.Context, number int) (list []DeskPhoto, err error) {
	return list,
		s.List(ctx, &list, "SELECT file, kind = 1 AS plan, alt, decorative FROM shown_photo WHERE property = ? ORDER BY kind, position",
			number)
}

// OwnersOf lists the names of a property's owners, by name.
func (s *Store) OwnersOf(ctx context.Context, number int) (names []string, err error) {
	return names, s.List(ctx, &names, `SELECT o.name FROM owner o JOIN owner_property op ON op.owner = o.id WHERE op.property = ?
		ORDER BY o.name`, number)
}
