package properties

import (
	"reflect"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/locale"
)

// Kind is what a field of a property holds, by which the desk chooses its control.
type Kind string

// The kinds. A value is JSON, except that a text, a word of a list and a date have no quotes; "" is not stated.
const (
	LineField      Kind = "LINE"
	TextField      Kind = "TEXT"    // in paragraphs
	AmountField    Kind = "AMOUNT"  // euro, with cents after a point
	IntegerField   Kind = "INTEGER" // a whole number
	DecimalField   Kind = "DECIMAL" // with at most three decimals
	ChoiceField    Kind = "CHOICE"  // of a vocabulary, or of records of the site
	ChoicesField   Kind = "CHOICES" // several of a vocabulary
	FlagField      Kind = "FLAG"    // yes, no or not stated
	SwitchField    Kind = "SWITCH"  // yes or no
	DateField      Kind = "DATE"
	IntegersField  Kind = "INTEGERS" // whole numbers
	MeasuresField  Kind = "MEASURES" // words of a vocabulary, each with a whole number
	AddressField   Kind = "ADDRESS"  // of a page that shows something
	AddressesField Kind = "ADDRESSES"
	TownField      Kind = "TOWN"  // postcode and name
	PointField     Kind = "POINT" // latitude and longitude
	PriceField     Kind = "PRICE" // has a change of its own
)

// Section is a part of the screen on which a property is edited.
type Section string

// sections lists the sections in the order of the screen, with the groups of details.json and of the record that are in each. A group that
// is in none comes last.
var sections = []struct {
	name   Section
	groups []string
}{
	{"KIND", []string{"building"}},
	{"PRICE", []string{"costs", "lifeAnnuity"}},
	{"PLACE", []string{"place"}},
	{"ROOMS", []string{"rooms", "surfaces"}},
	{"COMFORT", []string{"comfort", "connections"}},
	{"ENERGY", []string{"energy"}},
	{"LAW", []string{"certificates", "flood", "planning"}},
	{"TEXTS", []string{"texts"}},
	{"FILMS", []string{"films"}},
	{"AGENT", []string{"agent", "availability", "letting"}},
}

// Field is a field of a property that the desk edits.
type Field struct {
	Name       string // in the import folder
	Group      string
	Kind       Kind
	Vocabulary string // of a choice, and of measures; "" where records of the site are chosen
	Localized  bool
	Needed     bool // it cannot be emptied

	conditions []detail.FieldCondition
	of         reflect.Type // what it holds; nil for a field that stands for several
	measure    string       // of measures: the name of the number
}

// own are the fields that stand beside the groups of a record, first in their sections.
var own = []Field{
	{Name: "goal", Group: "building", Kind: ChoiceField, Vocabulary: "PropertyGoal", Needed: true},
	{Name: "type", Group: "building", Kind: ChoiceField, Needed: true},
	{Name: "unitName", Group: "building", Kind: LineField, conditions: []detail.FieldCondition{{Field: "project", Logic: detail.IsFilled}}},
	{Name: "publishedAt", Group: "agent", Kind: DateField, Needed: true},
	{Name: "price", Group: "costs", Kind: PriceField},
	{Name: "publishPrice", Group: "costs", Kind: SwitchField},
	{Name: "priceUnit", Group: "costs", Kind: ChoiceField, Vocabulary: "PriceUnit", Needed: true},
	{Name: "street", Group: "place", Kind: LineField},
	{Name: "houseNumber", Group: "place", Kind: LineField},
	{Name: "boxNumber", Group: "place", Kind: LineField},
	{Name: "town", Group: "place", Kind: TownField, Needed: true},
	{Name: "publishAddress", Group: "place", Kind: SwitchField},
	{Name: "point", Group: "place", Kind: PointField},
	{Name: "title", Group: "texts", Kind: LineField, Localized: true},
	{Name: "description", Group: "texts", Kind: TextField, Localized: true},
	{Name: "videos", Group: "films", Kind: AddressesField},
	{Name: "virtualTour", Group: "films", Kind: AddressField},
	{Name: "agent", Group: "agent", Kind: ChoiceField, Needed: true},
}

// numbered are the choices of fields that hold a number.
var numbered = map[string][]string{"goal": {"0", "1", "2"}, "priceUnit": {"0", "7"}}

// Table lists the fields that the desk edits: those of own, and every field of the groups of a record, in the order and with the
// conditions of details.json. One that details.json does not have comes last in its group.
var Table = makeTable()

func makeTable() (table []Field) {
	record := reflect.TypeFor[records.Property]()
	for _, f := range own {
		if at, ok := fieldNamed(record, f.Name); ok {
			f.of = at.Type
		}
		table = append(table, f)
	}
	details := agency.DetailFields()
	for i := range record.NumField() {
		group := record.Field(i)
		if !group.Anonymous {
			continue
		}
		for j := range group.Type.NumField() {
			name := jsonName(group) + "." + jsonName(group.Type.Field(j))
			f := Field{Name: name, Group: jsonName(group), of: group.Type.Field(j).Type}
			if at := detailOf(details, name); at >= 0 {
				f.Group, f.conditions = details[at].Group, ofOthers(details[at].Conditions, name)
			}
			if f.Group == "letting" && name != "letting.visitCapacity" {
				f.conditions = []detail.FieldCondition{{Field: "goal", Logic: detail.Equals, CompareWithValue: "RENT"}}
			}
			f.settle()
			table = append(table, f)
		}
	}
	slices.SortStableFunc(table, func(a, b Field) int { return a.place(details) - b.place(details) })
	return table
}

// place is where a field stands: by its section, then fields of own, then those of details.json in their order, then others.
func (f *Field) place(details []*agency.DetailField) int {
	const most = 1000
	if !slices.ContainsFunc(own, func(o Field) bool { return o.Name == f.Name }) {
		at := detailOf(details, f.Name)
		if at < 0 {
			at = most - 2
		}
		return f.section()*most + 1 + at
	}
	return f.section() * most
}

func (f *Field) section() int {
	at := slices.IndexFunc(sections, func(s struct {
		name   Section
		groups []string
	}) bool {
		return slices.Contains(s.groups, f.Group)
	})
	if at < 0 {
		return len(sections) - 1
	}
	return at
}

func detailOf(details []*agency.DetailField, name string) int {
	return slices.IndexFunc(details, func(d *agency.DetailField) bool { return d.Name == name })
}

// ofOthers are the conditions that another field decides. Those on a field's own value hide it from visitors, never from who writes it.
func ofOthers(list []detail.FieldCondition, name string) (others []detail.FieldCondition) {
	for _, c := range list {
		if c.Field != "" && c.Field != name || c.AdvancedCondition != nil {
			others = append(others, c)
		}
	}
	return others
}

// settle works out what a field of a group holds from its type.
func (f *Field) settle() {
	t := f.of
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t.Kind() == reflect.Slice {
		f.settleList(t.Elem())
		return
	}
	switch _, isWord := detail.Vocabulary[t.Name()]; {
	case t == reflect.TypeFor[locale.Localized]():
		f.Kind, f.Localized = LineField, true
	case t == reflect.TypeFor[locale.Money]():
		f.Kind = AmountField
	case t == reflect.TypeFor[locale.Date]():
		f.Kind = DateField
	case isWord:
		f.Kind, f.Vocabulary = ChoiceField, t.Name()
	case t.Kind() == reflect.Bool:
		f.Kind = FlagField
	case t.Kind() == reflect.Float64:
		f.Kind = DecimalField
	case t.Kind() == reflect.Int:
		f.Kind = IntegerField
	default:
		f.Kind = LineField
	}
}

func (f *Field) settleList(item reflect.Type) {
	switch item.Kind() {
	case reflect.Struct: // a word and its measure
		f.Kind, f.Vocabulary, f.measure = MeasuresField, item.Field(0).Type.Name(), jsonName(item.Field(1))
	case reflect.Int:
		f.Kind = IntegersField
	default:
		f.Kind, f.Vocabulary = ChoicesField, item.Name()
	}
}

// words are the words of a choice.
func (f *Field) words() []string {
	if list := numbered[f.Name]; list != nil {
		return list
	}
	words := make([]string, 0, len(detail.Vocabulary[f.Vocabulary]))
	for w := range detail.Vocabulary[f.Vocabulary] {
		words = append(words, w)
	}
	slices.SortFunc(words, func(a, b string) int {
		if by := detail.Vocabulary[f.Vocabulary][a] - detail.Vocabulary[f.Vocabulary][b]; by != 0 {
			return by
		}
		return strings.Compare(a, b)
	})
	return words
}

func jsonName(f reflect.StructField) string {
	name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	return name
}

func fieldNamed(t reflect.Type, name string) (reflect.StructField, bool) {
	for i := range t.NumField() {
		if jsonName(t.Field(i)) == name {
			return t.Field(i), true
		}
	}
	return reflect.StructField{}, false
}
