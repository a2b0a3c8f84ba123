package sheets

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
	"github.com/gevel/gevel/values"
)

// propertyRow is a row of a sheet.
type propertyRow struct {
	*Reader
	name   string // "row 2", for problems
	values values.Reader
	cells  map[string]cell // by field, those that say something
}

// take takes a row. seen has the rows before it by their references.
func (r *Reader) take(s propertyRow, seen map[string]string) {
	text := s.text("reference")
	if number, isWritten := strings.CutSuffix(text, ".0"); isWritten && strings.Trim(number, "0123456789") == "" {
		text = number // as a workbook stores a number
	}
	ref, err := transfer.ReadReference(text)
	if err != nil {
		r.ProblemOf(records.ReferenceUnusable, text, s.name, s.column("reference"), "%s", err)
		return
	}
	s.name += ", property " + ref.Key()
	s.values = r.ValuesOf(s.name, false)
	if other, twice := seen[ref.Key()]; twice {
		r.ProblemOf(records.ReferenceTwice, text, s.name, s.column("reference"), "has the reference of %s; neither is taken", other)
		r.ProblemOf(records.ReferenceTwice, text, other, s.column("reference"), "has the reference of %s; neither is taken", s.name)
		return
	}
	seen[ref.Key()] = s.name
	status, ok := s.status()
	switch {
	case !ok:
		s.kind() // names its other words that nobody knows, so that all can be given a meaning at once
		s.terms(&records.Property{})
	case status == "GONE":
		r.Withdraw(ref, true)
	default:
		r.Delivery.Properties = append(r.Delivery.Properties, intake.Property{Name: s.name, Record: s.record(ref, status)})
	}
}

// text is what a row says of a field, on one line; "" for nothing.
func (s propertyRow) text(field string) string { return values.Line(s.cells[field].text) }

// column is the name of the column of a field; the one of the template where the sheet has none.
func (s propertyRow) column(field string) string {
	if c, has := s.cells[field]; has {
		return c.name
	}
	for _, c := range known {
		if c.Field == field {
			return c.names(s.Catalog.Fallback())[0]
		}
	}
	return field
}

// status is how far sale or letting has come, in a word of words.json. A row without one is on offer; one with a word that nobody
// knows is not taken, because it may not be for visitors. Where no column says it, that of the goal may, "verkocht"; and one that says
// the goal, "te koop", is of a row on offer.
func (s propertyRow) status() (status string, ok bool) {
	text := s.text("status")
	if text == "" {
		return cmp.Or(statusOf[transfer.Folded(s.text("goal"))], "ACTIVE"), true
	}
	if status = statusOf[transfer.Folded(text)]; status == "" {
		status = s.Words.Of(transfer.StatusWords, text)
	}
	if status == "" && goalOf[transfer.Folded(text)] != "" {
		return "ACTIVE", true
	}
	ok = slices.Contains(Statuses, status)
	if !ok {
		s.ProblemOf(records.ShowingUnclear, text, s.name, s.column("status"),
			"%q is not known to mean that it may be shown; the property is not taken", text)
	}
	return status, ok
}

// record makes the property of a row. One without a title in the site's first language is called by its type and place.
func (s propertyRow) record(ref transfer.Reference, status string) *records.Property {
	r := &records.Property{Number: ref.Number, Reference: &ref.Text, Title: s.texts("title", values.Line),
		Description: s.texts("description", values.Paragraphs),
		Type:        s.kind(), Agent: s.Agent(s.name, s.column("agent"), s.text("agent")), PublishAddress: s.shown("publishAddress", false)}
	s.terms(r)
	switch status {
	case "NEW":
		r.Marquee = market.MarqueeNew
	case "OPTION":
		r.Marquee = market.MarqueeUnderOption
	case "SOLD":
		r.Marquee = market.MarqueeSold
	case "RENTED":
		r.Marquee = market.MarqueeRented
	}
	r.Status = map[string]market.Status{"SOLD": market.Sold, "RENTED": market.Rented, "HIDDEN": market.Cancelled}[status]
	if r.Status == 0 {
		r.Status = market.Active
	}
	for _, field := range fieldNames {
		if c, said := s.cells[field]; said {
			fields[field](s.values, c.name, c.text, r)
		}
	}
	if r.Latitude == nil || r.Longitude == nil {
		r.Latitude, r.Longitude = nil, nil
	}
	city := s.text("city")
	if r.Street != nil {
		r.Street, city = apart(*r.Street, city, s.text("zip"))
	}
	r.City, r.SubCities = s.City(s.name, s.column("city"), places.Said{Country: s.text("country"), Zip: s.text("zip"), Name: city,
		Point: transfer.PointOf(r.Latitude, r.Longitude)})
	r.Photos, r.Plans = s.files("photos"), s.files("plans")
	return r
}

// placeBehind is a whole address in one cell: the street, and the place that begins with its postcode.
var placeBehind = regexp.MustCompile(`^(?:(.*\pL.*?)(?: *[,;] *| +- +| +))?((?:[BL] ?- ?)?(\d{4}) (\pL.*))$`)

// apart takes the place away that stands behind a street, where postcode and city are those that are said elsewhere, or none are. In
// "Chaussée de Wavre 1250 bte 4, Auderghem" none stands behind it.
func apart(address, city, zip string) (street *string, place string) {
	m := placeBehind.FindStringSubmatch(address)
	if m == nil || zip != "" && !strings.HasSuffix(zip, m[3]) || !strings.HasPrefix(locale.Fold(m[4]), locale.Fold(city)) {
		return values.Filled(address), city
	}
	return values.Filled(m[1]), cmp.Or(city, m[2])
}

// goalSaid is the goal that words of a goal or a status say, "te koop", "verhuurd"; "" for none.
func goalSaid(text string) string {
	said := transfer.Folded(text)
	return cmp.Or(goalOf[said], map[string]string{"SOLD": "SALE", "RENTED": "RENT"}[statusOf[said]])
}

// terms reads the goal and the price. Where no column says the goal, the one in which the price stands does, or else the status.
func (s propertyRow) terms(r *records.Property) {
	said, field := s.text("goal"), "price"
	_, sale := s.cells["salePrice"]
	_, rent := s.cells["rentPrice"]
	var goal string
	switch {
	case said != "":
		if goal = goalSaid(said); goal == "" { // Words.Of lists what it is asked for as a word that nobody knows
			goal = s.Words.Of(transfer.GoalWords, said)
		}
	case sale != rent:
		goal = map[bool]string{true: "SALE", false: "RENT"}[sale]
	default:
		goal = goalSaid(s.text("status"))
	}
	switch {
	case goal == "SALE":
		r.Goal = market.Sale
		if sale {
			field = "salePrice"
		}
	case goal == "RENT":
		r.Goal = market.Rent
		if rent {
			field = "rentPrice"
		}
	case said == "":
		s.ProblemOf(records.GoalUnknown, "", s.name, s.column("goal"), "does not say whether it is for sale or to let")
	default:
		s.ProblemOf(records.GoalUnknown, said, s.name, s.column("goal"), "%q is neither for sale nor to let", said)
	}
	r.Price = s.values.Euro("price", s.column(field), s.cells[field].text)
	r.PublishPrice = r.Price != nil && s.shown("publishPrice", true)
}

// shown reads whether visitors may see something. otherwise holds for a row that does not say.
func (s propertyRow) shown(field string, otherwise bool) bool {
	c, said := s.cells[field]
	if !said {
		return otherwise
	}
	return s.values.Allowed(c.name, c.text)
}

// texts gives a text in its languages. A column that names none is in the site's first one.
func (s propertyRow) texts(field string, clean func(string) string) locale.Localized {
	texts := locale.Localized{}
	for key, c := range s.cells {
		l := s.Catalog.Fallback()
		name, said, has := strings.Cut(key, ".")
		if has {
			l = locale.Language(said)
		}
		if text := clean(c.text); name == field && text != "" && (has || texts[l] == "") {
			texts[l] = text
		}
	}
	return texts
}

// kind is the type that a row names, by its number or its name in any language, or the first one of a category of that name.
func (s propertyRow) kind() int {
	text := s.text("type")
	if text == "" {
		s.ProblemOf(records.ValueMissing, "", s.name, s.column("type"), "is missing")
		return 0
	}
	if s.kinds == nil {
		s.Reader.kinds = kindsNamed(s.Catalog)
	}
	kind := s.kinds[transfer.Folded(text)]
	if kind == 0 {
		kind = firstOf(s.Catalog, s.Catalog.CategoryNamed(locale.Fold(text)))
	}
	if kind == 0 {
		kind = s.kinds[s.Words.Of(transfer.TypeWords, text)]
	}
	if kind == 0 {
		s.ProblemOf(records.ValueUnknown, text, s.name, s.column("type"), "%q is no type of the site", text)
	}
	return kind
}

// kindsNamed are the types by what a row may call them. A type's own number and name go before the name of a category.
func kindsNamed(c *agency.Catalog) map[string]int {
	kinds := map[string]int{}
	name := func(names locale.Localized, kind int) {
		for _, n := range names.All() {
			if header := transfer.Folded(n); kinds[header] == 0 {
				kinds[header] = kind
			}
		}
	}
	for _, t := range c.Types {
		name(t.Names, t.Number)
		kinds[strconv.Itoa(t.Number)] = t.Number
	}
	for _, category := range c.Categories {
		name(category.Names, firstOf(c, category.Number))
	}
	return kinds
}

// firstOf is the first type of a category, 0 for none.
func firstOf(c *agency.Catalog, category int) int {
	at := slices.IndexFunc(c.Types, func(t agency.TypeRecord) bool { return t.Category == category })
	if at < 0 {
		return 0
	}
	return c.Types[at].Number
}

// Between the names in a cell with several stand lines, semicolons and bars, commas before a space or behind an extension, and anything
// before an address.
var (
	between       = regexp.MustCompile(`\s*[\n;|]\s*|,\s+`)
	beforeAddress = regexp.MustCompile(`[\s,]+(https?://)`)
	behindName    = regexp.MustCompile(`(?i)(\.(?:jpe?g|png|webp|heic|tiff?|gif|svg|pdf)["']?),`)
	// inEachQuotes are names that each stand in quotes, as in a list of JSON.
	inEachQuotes = regexp.MustCompile(`^\s*\[?(?:\s*"[^"]*"\s*(?:[,;|]|\]?$))+$`)
	inQuotes     = regexp.MustCompile(`"[^"]*"`)
	// wrapped is an address as programs write lists of them: ["…"] of JSON, {…} of databases, name (…) of Airtable, =IMAGE("…"),
	// <img src="…">.
	wrapped = regexp.MustCompile(`"(https?://[^"\s]+)"|'(https?://[^'\s]+)'|[(\[{<](https?://[^\s()\[\]{}<>]+)`)
)

// names are the files and addresses that a cell names.
func names(cell string) (list []string) {
	if cell = strings.ReplaceAll(cell, `\/`, "/"); !strings.Contains(cell, "://") {
		if inEachQuotes.MatchString(cell) {
			return inQuotes.FindAllString(cell, -1)
		}
		return between.Split(behindName.ReplaceAllString(cell, "$1\n"), -1)
	}
	cell = strings.ReplaceAll(cell, "&amp;", "&")
	found, from := wrapped.FindAllStringSubmatchIndex(cell, -1), 0
	plain := func(until int) {
		for _, name := range between.Split(beforeAddress.ReplaceAllString(cell[from:until], "\n$1"), -1) {
			if found == nil || strings.Contains(name, "://") { // what else stands between them are their names and signs
				list = append(list, name)
			}
		}
	}
	for _, at := range found {
		plain(at[0])
		for group := 2; group < len(at); group += 2 {
			if at[group] >= 0 {
				list = append(list, strings.Split(beforeAddress.ReplaceAllString(cell[at[group]:at[group+1]], "\n$1"), "\n")...)
			}
		}
		from = at[1]
	}
	plain(len(cell))
	return list
}

// unquoted is a name without the quotes around it.
func unquoted(name string) string {
	name = strings.TrimSpace(name)
	if n := len(name) - 1; n > 0 && (name[0] == '"' || name[0] == '\'') && name[n] == name[0] {
		return strings.TrimSpace(name[1:n])
	}
	return name
}

// files are the pictures that a cell names: https addresses, or files beside the sheet. A row without any has none of its own to say, so
// those of the site stay.
func (s propertyRow) files(field string) (list []string) {
	c := s.cells[field]
	for _, name := range names(c.text) {
		name = unquoted(name)
		address := transfer.WebAddress(name)
		switch {
		case name == "":
		case address != "":
			list = append(list, address)
		case strings.Contains(name, "://"):
			s.values.Note(values.Note{Kind: records.FileAddress, Field: c.name, Value: name,
				Text: fmt.Sprintf("%q does not begin with https://; it is left out", name)})
		default:
			list = append(list, s.Attached.Name(s.Dir, name))
		}
	}
	return list
}
