package deskhttp_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/properties"
)

// editorField is a field on the screen on which a property is edited.
type editorField struct {
	Name, Language, Kind, Value string
	Editable, Required          bool
	Choices                     []struct{ Value string }
}

// editor reads that screen.
func (v visitor) editor(t *testing.T, cookie string, number int) (list map[string]editorField, text string) {
	t.Helper()
	query := fmt.Sprintf(`{ desk { property(number: %d) { editor(language: NL) { sections { name fields { name language kind value editable
		required choices { value } } } law { region required lacks { field law } } card { headline price city type } } } } }`, number)
	text = v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
	var answer struct {
		Data struct {
			Desk struct {
				Property struct {
					Editor struct {
						Sections []struct{ Fields []editorField }
					}
				}
			}
		}
	}
	if err := json.Unmarshal([]byte(text), &answer); err != nil {
		t.Fatal(err)
	}
	list = map[string]editorField{}
	for _, s := range answer.Data.Desk.Property.Editor.Sections {
		for _, f := range s.Fields {
			list[strings.TrimSuffix(f.Name+"."+f.Language, ".")] = f
		}
	}
	return list, text
}

// setField writes a field.
func (v visitor) setField(t *testing.T, cookie, field, before, value string) string {
	t.Helper()
	name, language, _ := strings.Cut(field, ".NL")
	if strings.HasSuffix(field, ".NL") {
		language = ", language: NL"
	}
	quoted := func(s string) string { b, _ := json.Marshal(s); return string(b) }
	return v.changeProperty(t, cookie, fmt.Sprintf(`setPropertyField(input: {number: 1096, field: %q%s, before: %s, value: %s})`, name,
		language, quoted(before), quoted(value)))
}

// otherValue is another value of a field than the one that it has.
func otherValue(f editorField) string {
	pick := func(some ...string) string {
		for _, s := range some {
			if s != f.Value {
				return s
			}
		}
		return ""
	}
	switch properties.Kind(f.Kind) {
	case properties.LineField, properties.TextField:
		return pick("Iets & anders")
	case properties.AmountField:
		return pick("1234.50", "1235.00")
	case properties.IntegerField, properties.DecimalField:
		if strings.HasSuffix(f.Name, "Year") {
			return pick("1998", "1999")
		}
		return pick("3", "4")
	case properties.ChoiceField:
		for _, c := range f.Choices {
			if c.Value != f.Value {
				return c.Value
			}
		}
	case properties.ChoicesField:
		return pick(`["`+f.Choices[0].Value+`"]`, `["`+f.Choices[1].Value+`"]`)
	case properties.FlagField, properties.SwitchField:
		return pick("true", "false")
	case properties.DateField:
		return pick("2026-03-04", "2026-03-05")
	case properties.IntegersField:
		return pick("[71,73]")
	case properties.MeasuresField:
		if f.Name == "place.nearby" {
			return `[{"distance":300,"kind":"SHOP"}]`
		}
		return `[{"kind":"KITCHEN","surface":12},{"kind":"BEDROOM"}]`
	case properties.AddressField:
		return "https://my.matterport.com/show/?m=abcdefghijk"
	case properties.AddressesField:
		return `["https://www.youtube.com/watch?v=abcdefghijk"]`
	case properties.TownField:
		return pick("3960 Bree")
	case properties.PointField:
		return pick("51.14, 5.75")
	}
	return ""
}

// TestEveryFieldIsWrittenAndUndone writes each field of a property of the desk: it has the new value, and after an undo the screen is what
// it was. Each group has a site of its own, for one network may ask only so much within a minute.
func TestEveryFieldIsWrittenAndUndone(t *testing.T) {
	groups := map[string][]properties.Field{}
	for _, f := range properties.Table {
		groups[f.Group] = append(groups[f.Group], f)
	}
	for group, list := range groups {
		t.Run(group, func(t *testing.T) {
			v := visit(t)
			manager, _ := v.AtDesk(t, "manager", desk.Manager)
			v.changeProperty(t, manager, `takeOverProperty(input: {number: 1096})`)
			fields, before := v.editor(t, manager, 1096)
			for _, field := range list {
				name := field.Name
				if field.Localized {
					name += ".NL"
				}
				if f := fields[name]; f.Name != "" && field.Kind != properties.PriceField {
					v.writtenAndUndone(t, manager, f, name)
				}
			}
			if _, again := v.editor(t, manager, 1096); again != before {
				t.Errorf("undoing all leaves %s, want %s", again, before)
			}
		})
	}
}

func (v visitor) writtenAndUndone(t *testing.T, cookie string, f editorField, name string) {
	t.Helper()
	other := otherValue(f)
	done := v.setField(t, cookie, name, f.Value, other)
	if now, _ := v.editor(t, cookie, 1096); now[name].Value != other {
		t.Errorf("%s written as %s is %q: %s", name, other, now[name].Value, done)
		return
	}
	v.changeProperty(t, cookie, fmt.Sprintf(`undoProperty(input: {undo: %q})`, undoIn(t, done)))
	if again, _ := v.editor(t, cookie, 1096); again[name].Value != f.Value {
		t.Errorf("%s is %q after an undo, want %q", name, again[name].Value, f.Value)
	}
}

// TestWrongFieldsAreRefused writes what fields cannot be: nothing changes, and the answer says which code.
func TestWrongFieldsAreRefused(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	stranger, _ := v.AtDesk(t, "stranger", desk.Agent)
	an, _ := v.AtDeskAs(t, "an", "an.vermeulen@example.com", desk.Agent)
	if got := v.setField(t, manager, "street", "Molenstraat", "x"); !strings.Contains(got, `"path":["number"],"code":"TAKEN"`) {
		t.Errorf("a field of a property of the folder answers %s, want TAKEN", got)
	}
	v.changeProperty(t, manager, `takeOverProperty(input: {number: 1096})`)
	fields, before := v.editor(t, manager, 1096)
	long := func(n int) string { return strings.Repeat("x", n) }
	rows := func(n int) string { return "[" + strings.TrimSuffix(strings.Repeat(`{"kind":"HALL"},`, n), ",") + "]" }
	const value = `"path":["value"],"code":"`
	for _, c := range []struct{ cookie, field, value, want string }{
		{stranger, "street", "x", "FORBIDDEN"}, {an, "agent", "2", `"path":["field"],"code":"UNKNOWN"`},
		{manager, "status", "2", `"path":["field"],"code":"UNKNOWN"`}, {manager, "title", "x", `"path":["field"],"code":"UNKNOWN"`},
		{manager, "price", "1", value + "UNKNOWN"}, {manager, "title.NL", "", value + "REQUIRED"},
		{manager, "title.NL", long(limits.PropertyLineCharacters + 1), value + "TOO_LONG"},
		{manager, "description.NL", long(limits.PartBytes + 1), value + "TOO_LONG"},
		{manager, "description.NL", "-", value + "UNKNOWN"},
		{manager, "town", "", value + "REQUIRED"}, {manager, "town", "nergens te vinden", value + "UNKNOWN"},
		{manager, "town", long(limits.PropertyLineCharacters + 1), value + "TOO_LONG"},
		{manager, "surfaces.living", "0", value + "OUT_OF_RANGE"}, {manager, "surfaces.living", "-3", value + "OUT_OF_RANGE"},
		{manager, "surfaces.living", "20001", value + "OUT_OF_RANGE"}, {manager, "surfaces.living", "1.5", value + "OUT_OF_RANGE"},
		{manager, "building.constructionYear", "2999", value + "OUT_OF_RANGE"}, {manager, "energy.co2", "1.2345", value + "OUT_OF_RANGE"},
		{manager, "costs.cadastralIncome", "0", value + "OUT_OF_RANGE"},
		{manager, "costs.cadastralIncome", "1.005", value + "OUT_OF_RANGE"},
		{manager, "building.condition", "SHINY", value + "UNKNOWN"}, {manager, "comfort.lift", "perhaps", value + "UNKNOWN"},
		{manager, "comfort.interior", `["SHINY"]`, value + "UNKNOWN"}, {manager, "comfort.interior", `["BATH"`, value + "UNKNOWN"},
		{manager, "publishPrice", "", value + "REQUIRED"}, {manager, "energy.validUntil", "2026-02-30", value + "DATE_INVALID"},
		{manager, "rooms.spaces", rows(limits.PropertyRows + 1), value + "TOO_MANY"},
		{manager, "rooms.spaces", `[{"kind":"HALL","surface":0}]`, value + "OUT_OF_RANGE"},
		{manager, "virtualTour", "https://example.com/", value + "UNKNOWN"},
		{manager, "videos", `["javascript:alert(1)"]`, value + "UNKNOWN"},
		{manager, "point", "0, 0", value + "OUT_OF_RANGE"}, {manager, "point", "40.7, -74", value + "OUT_OF_RANGE"},
		{manager, "letting.visitCapacity", "-1", value + "OUT_OF_RANGE"},
	} {
		if got := v.setField(t, c.cookie, c.field, fields[c.field].Value, c.value); !strings.Contains(got, c.want) {
			t.Errorf("%s written as %.60s answers %s, want %s", c.field, c.value, got, c.want)
		}
	}
	if _, now := v.editor(t, manager, 1096); now != before {
		t.Errorf("what was refused leaves %s, want %s", now, before)
	}
	most := v.setField(t, manager, "rooms.spaces", fields["rooms.spaces"].Value, rows(limits.PropertyRows))
	if !strings.Contains(most, "Changed") {
		t.Errorf("as many rooms as may be answers %s, want them written", most)
	}
}

// TestAFieldThatAColleagueWroteStays writes a field of which another value was read, and others beside it.
func TestAFieldThatAColleagueWroteStays(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	an, _ := v.AtDeskAs(t, "an", "an.vermeulen@example.com", desk.Agent)
	v.changeProperty(t, manager, `takeOverProperty(input: {number: 1096})`)
	fields, _ := v.editor(t, manager, 1096)
	street, box := fields["street"].Value, fields["boxNumber"].Value
	v.setField(t, manager, "street", street, "Kerkstraat")
	if got := v.setField(t, an, "street", street, "Dorpsstraat"); !strings.Contains(got, "PropertyStale") {
		t.Errorf("a street that a colleague wrote first answers %s, want PropertyStale", got)
	}
	if got := v.setField(t, an, "boxNumber", box, "7"); !strings.Contains(got, "PropertyChanged") {
		t.Errorf("another field beside a colleague's answers %s, want it written", got)
	}
	if now, _ := v.editor(t, an, 1096); now["street"].Value != "Kerkstraat" || now["boxNumber"].Value != "7" {
		t.Errorf("the address is %q %q, want what was written first of each", now["street"].Value, now["boxNumber"].Value)
	}
}

// TestTheLawIsFollowedLive empties what the law asks for: the screen says so at once, also of a property that is not on offer.
func TestTheLawIsFollowedLive(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.changeProperty(t, manager, `takeOverProperty(input: {number: 1096})`)
	v.changeProperty(t, manager, `setStanding(input: {number: 1096, version: 0, standing: WITHDRAWN})`)
	fields, _ := v.editor(t, manager, 1096)
	if !fields["legal.pScore"].Required || fields["comfort.pool"].Required {
		t.Errorf("of a sale in Flanders the law asks for the flood score: %t, and for a pool: %t", fields["legal.pScore"].Required,
			fields["comfort.pool"].Required)
	}
	const lack = `{"field":"legal.pScore","law":"FLEMISH_FLOOD"}`
	v.setField(t, manager, "legal.pScore", fields["legal.pScore"].Value, "")
	if _, text := v.editor(t, manager, 1096); !strings.Contains(text, lack) {
		t.Errorf("without a flood score the screen has %s, want %s", text, lack)
	}
	v.setField(t, manager, "legal.pScore", "", "B")
	if _, text := v.editor(t, manager, 1096); strings.Contains(text, lack) {
		t.Errorf("with a flood score the screen has %s, want nothing of it", text)
	}
}
