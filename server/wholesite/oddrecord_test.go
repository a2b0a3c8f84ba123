package wholesite_test

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/locale"
)

// Values that other programs, people and other scripts put into a record, by type: nothing, minimum dates, the ends of each range.
var (
	oddDates = []any{"0001-01-01", "0000-00-00", "1753-01-01", "1899-12-30", "1900-01-01", "1970-01-01", "1970-01-02", "2079-06-05",
		"9999-12-31", "2026-02-28", "2026-11-21T00:00:00", "", "-", nil}
	oddNumbers = []any{0, 1, 2, 4, 100, 1900, 9999, math.MaxInt16, 999_999_999, math.MaxInt32, nil}
	oddAmounts = []any{0, 0.01, 1, 999.99, 1e6, nil}
	oddReals   = []any{0, 1e-9, 0.5, 82.5, 1e6, nil}
	tooMany    = []any{-1, math.MaxInt32 + 1, 1 << 40, math.MaxInt64}
	tooMuch    = []any{-1, 1e9, 92_233_720_368_547.75, 1e15, 1e19, 1e21, 1e300}
	oddTexts   = []any{"", " ", "-", "Residentie Ω", "Квартира у моря", "شقة للبيع", "東京の家",
		"o\u0308\u0323\u0301", "\u202eomgekeerd\u202c",
		"\u200b", "\ufeff", "\u3164", "a\u0000b\u0001\u001b", "&amp; <b>vet</b> <script>alert(1)</script>", "</script><!-- ]]> -->",
		"'\"`\\${1}%s%00",
		"🏡👨‍👩‍👧", "ﬁﬀ № ½ ª º Ⅷ ｆｕｌｌ", "\u0378\U000e0001\ue000", "regel\r\n\tregel\u2028einde",
		strings.Repeat("lang ", 400),
		strings.Repeat("Ω", 1500), strings.Repeat("aaaaaaaaaa", 200), "https://example.com/?a=1&b=2", "javascript:alert(1)", "NaN", nil}
	oddLatitudes  = []any{0, 90, -90, 51.1, 5.7, 89.9999999, 1e-9, nil}
	oddLongitudes = []any{0, 180, -180, 5.7, 51.1, 179.9999999, -1e-9, nil}
)

// oddRecords makes records, the same for the same seed.
type oddRecords struct{ *rand.Rand }

func (o oddRecords) of(list []any) any { return list[o.IntN(len(list))] }

// seldom chooses a value of the second list once in a hundred times: one with which no record is taken.
func (o oddRecords) seldom(taken, refused []any) any {
	if o.IntN(100) == 0 {
		return o.of(refused)
	}
	return o.of(taken)
}

// record makes a property that is sound but for some fields, as a file of the import folder has it.
func (o oddRecords) record(number int) map[string]any {
	r := map[string]any{"number": number, "goal": o.IntN(3), "status": o.of([]any{1, 1, 1, 1, 1, 2, 4, 6, 0}),
		"type": 156, "city": 1 + o.IntN(2), "agent": 1,
		"publishPrice": o.IntN(4) > 0, "publishAddress": o.IntN(4) > 0, "publishedAt": "2026-09-01", "price": 250_000,
		"title": map[string]any{"nl": "Huis"}}
	t := reflect.TypeFor[records.Property]()
	if o.IntN(5) == 0 {
		r["publishedAt"] = o.of(oddDates)
	}
	for range 3 + o.IntN(25) {
		o.set(r, t.Field(o.IntN(t.NumField())))
	}
	return r
}

// fixed are fields that name other records or files.
var fixed = []string{"number", "type", "city", "agent", "project", "status", "goal", "gone",
	"photos", "plans", "panoramas", "points", "documents"}

func (o oddRecords) set(r map[string]any, f reflect.StructField) {
	name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	switch {
	case slices.Contains(fixed, name):
	case f.Anonymous:
		group, _ := r[name].(map[string]any)
		if group == nil {
			group = map[string]any{}
		}
		for range 1 + o.IntN(6) {
			o.set(group, f.Type.Field(o.IntN(f.Type.NumField())))
		}
		r[name] = group
	case name == "latitude", name == "longitude":
		r["latitude"], r["longitude"] = o.of(oddLatitudes), o.of(oddLongitudes)
	default:
		r[name] = o.value(f.Type)
	}
}

// value makes an odd value of a type.
func (o oddRecords) value(t reflect.Type) any {
	switch t {
	case reflect.TypeFor[locale.Date]():
		return o.seldom(oddDates, []any{"2026-02-30", "soon"})
	case reflect.TypeFor[locale.Money]():
		return o.seldom(oddAmounts, tooMuch)
	case reflect.TypeFor[locale.Localized]():
		texts := map[string]any{"nl": "Huis " + o.text(), "fr": o.text(), "en": o.text()}
		if o.IntN(4) == 0 {
			texts["nl"] = o.text()
		}
		return texts
	}
	switch t.Kind() {
	case reflect.Pointer:
		return o.value(t.Elem())
	case reflect.Slice:
		list := []any{}
		for range o.IntN(4) {
			if v := o.value(t.Elem()); v != nil {
				list = append(list, v)
			}
		}
		return list
	case reflect.Struct:
		fields := map[string]any{}
		for i := range t.NumField() {
			o.set(fields, t.Field(i))
		}
		return fields
	case reflect.Bool:
		return o.IntN(2) == 0
	case reflect.Float64:
		return o.seldom(oddReals, tooMuch)
	case reflect.String:
		if words := detail.Vocabulary[t.Name()]; len(words) > 0 {
			names := make([]string, 0, len(words))
			for name := range words {
				names = append(names, name)
			}
			slices.Sort(names)
			return names[o.IntN(len(names))]
		}
		return o.of(oddTexts)
	}
	return o.seldom(oddNumbers, tooMany)
}

func (o oddRecords) text() string {
	text, _ := o.of(oddTexts).(string)
	return text
}

func written(record any) string {
	text, err := json.Marshal(record)
	if err != nil {
		panic(err)
	}
	return string(text)
}
