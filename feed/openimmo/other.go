package openimmo

import (
	"encoding/xml"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/feed/transfer"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/values"
)

// otherElement is a field that the site has no place for.
type otherElement struct {
	XMLName xml.Name
	Words   []xml.Attr     `xml:",any,attr"`
	Text    string         `xml:",chardata"`
	Inside  []otherElement `xml:",any"`
}

// says reports whether a field says something. Programs write 0 and false for what nobody filled in.
func (f otherElement) says() bool {
	said := func(text string) bool {
		t := strings.ToLower(values.Line(text))
		return !values.Missing(t) && !values.IsZero(t) && t != "false"
	}
	return said(f.Text) || slices.ContainsFunc(f.Words, func(w xml.Attr) bool { return said(w.Value) }) ||
		slices.ContainsFunc(f.Inside, otherElement.says)
}

// noteOthers names in one warning the fields that the properties of a file say and the site does not tell, most frequent first, so that
// nobody looks for them on a page. epart is not one: it says of which kind the energy figure is, and both kinds are told.
func (r *Reader) noteOthers(properties []*propertyElement) {
	times := map[string]int{}
	for _, p := range properties {
		lists := [][]otherElement{p.Geo.Rest, p.Prices.Rest, p.Surfaces.Rest, p.State.Rest, p.Equipment.Rest, p.Public.Rest}
		for _, e := range p.State.Energy {
			lists = append(lists, e.Rest)
		}
		for _, list := range lists {
			for _, f := range list {
				if name := f.XMLName.Local; f.says() && name != "epart" && !strings.HasPrefix(name, "user_defined_") {
					times[name]++
				}
			}
		}
	}
	if len(times) == 0 {
		return
	}
	names := slices.SortedFunc(maps.Keys(times), func(a, b string) int {
		if times[a] != times[b] {
			return times[b] - times[a]
		}
		return strings.Compare(a, b)
	})
	more := ""
	if n := len(names) - limits.UnreadFields; n > 0 {
		names, more = names[:limits.UnreadFields], fmt.Sprintf(" and %d more", n)
	}
	for i, name := range names {
		names[i] = fmt.Sprintf("%s (%d)", name, times[name])
	}
	list := strings.Join(names, ", ")
	r.Warn(check.Problem{File: transfer.TheFile, Field: "fields", Kind: records.FieldsUnread, Value: list,
		Text: "the site has no place for " + list + more + "; these are left out"})
}
