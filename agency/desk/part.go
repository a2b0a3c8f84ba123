package desk

import (
	"strconv"
	"strings"

	"github.com/gevel/gevel/locale"
)

// Part names the smallest thing of a site that is edited, compared and owned by itself: a field of a record in one language, or in all of
// them ("").
type Part struct {
	Record   string          `db:"record"` // SiteRecord, MenuRecord, PageRecordOf its id, ArticleRecordOf its key …
	Field    string          `db:"field"`  // its path in the import folder: banner.title
	Language locale.Language `db:"language"`
}

// Name is the field, with the language if it has one: title.fr.
func (p Part) Name() string {
	if p.Language == "" {
		return p.Field
	}
	return p.Field + "." + string(p.Language)
}

// SiteRecord is the record of the configuration.
const SiteRecord = "site"

// articleRecord begins the names of the records of articles.
const articleRecord = "article:"

// ArticleRecordOf names the record of an article.
func ArticleRecordOf(key string) string { return articleRecord + key }

// pageRecord begins the names of the records of pages.
const pageRecord = "page:"

// PageRecordOf names the record of a page by the id of its entry in the menu.
func PageRecordOf(id string) string { return pageRecord + id }

// PageOf gives the id of the page that a record is of, false for another record.
func PageOf(record string) (id string, ok bool) { return strings.CutPrefix(record, pageRecord) }

// ArticleOf gives the key of the article that a record is of, false for another record.
func ArticleOf(record string) (key string, ok bool) { return strings.CutPrefix(record, articleRecord) }

// propertyRecord begins the names of the records of properties.
const propertyRecord = "property:"

// PropertyRecordOf names the record of a property.
func PropertyRecordOf(number int) string { return propertyRecord + strconv.Itoa(number) }

// PropertyOf gives the number of the property that a record is of, false for another record.
func PropertyOf(record string) (number int, ok bool) {
	digits, ok := strings.CutPrefix(record, propertyRecord)
	if !ok {
		return 0, false
	}
	number, err := strconv.Atoi(digits)
	return number, err == nil && number > 0 && strconv.Itoa(number) == digits
}

// MenuRecord is the record of the tree of pages. Each of its parts lists the pages directly below one, in their order.
const MenuRecord = "menu"

// topField is the part that lists the pages below no other, and belowField begins the names of the others.
const (
	topField   = "top"
	belowField = "below."
)

// BelowField names the part that lists the pages below a page; with "" the pages at the top.
func BelowField(id string) string {
	if id == "" {
		return topField
	}
	return belowField + id
}

// ParentOf gives the page whose pages a part of the menu lists, false for a part that lists none.
func ParentOf(field string) (id string, ok bool) {
	if field == topField {
		return "", true
	}
	id, ok = strings.CutPrefix(field, belowField)
	return id, ok && id != ""
}

// GoneField is the part of a record that says whether it was removed, and MadeField the part that says that it was made at the desk.
const (
	GoneField = "gone"
	MadeField = "made"
)

// Origin tells who wrote the value in force.
type Origin string

// The origins of a part.
const (
	OfFolder Origin = "FOLDER"
	OfDesk   Origin = "DESK"
)

// OwnedPart is a part that was edited at the desk and belongs to it. Values are JSON; "" is an empty part.
type OwnedPart struct {
	Part
	Value   string  `db:"value"`   // what is in force
	Base    string  `db:"base"`    // what the folder said when it was edited
	Offered *string `db:"offered"` // what the folder says now where it differs from both: a question
	Kept    bool    `db:"kept"`    // belongs to the desk for good, so that no import asks about it again
	Staff   int     `db:"staff"`
	At      int64   `db:"at"`
}

// Import returns the part after an import in which the folder has a value for it; nil when the folder's value is in force again. With take
// the folder's value answers what would be a question. A part that belongs to the desk for good stays.
func (o OwnedPart) Import(folder string, take bool) *OwnedPart {
	switch {
	case folder == o.Value:
		return nil
	case folder == o.Base, o.Kept:
		o.Offered = nil
	case take:
		return nil
	default:
		o.Offered = &folder
	}
	return &o
}

// PartChange is a line of a part's history: the value in force from then on, the one before, and who wrote it. Staff is 0 for an import.
// Source is who brings the property that a delivery changes; "" for everything else, and for a delivery that is taken back.
type PartChange struct {
	Part
	ID     int64  `db:"id"`
	Before string `db:"before"`
	Value  string `db:"value"`
	Origin Origin `db:"origin"`
	Source string `db:"source"`
	Staff  int    `db:"staff"`
	At     int64  `db:"at"`
}

// RecordVersion is what one write changed of a record: all its parts that were written together. Its number is that of the last of them.
type RecordVersion struct {
	ID     int64  `db:"id"`
	Origin Origin `db:"origin"`
	Staff  int    `db:"staff"`
	At     int64  `db:"at"`
	Parts  []Part `db:"-"`
}
