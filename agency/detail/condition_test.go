package detail

import (
	"encoding/json"
	"testing"
)

var someProperty = map[string]any{
	"goal": "SALE", "bedrooms": 3, "bathrooms": 1, "area": 82.5, "lift": false, "cellar": (*bool)(nil), "note": "  ", "status": EPCPresent,
	"rooms": []int{},
}

func TestHold(t *testing.T) {
	for _, c := range []struct {
		name, list string
		want       bool
	}{
		{"none", `[]`, true},
		{"equal words", `[{"field":"goal","logic":"equals","compareWithValue":"SALE"}]`, true},
		{"other words", `[{"field":"goal","logic":"differs","compareWithValue":"SALE"}]`, false},
		{"a word of the vocabulary", `[{"field":"status","logic":"equals","compareWithValue":"PRESENT"}]`, true},
		{"equal numbers of other kinds", `[{"field":"bedrooms","logic":"equals","compareWithValue":3.0}]`, true},
		{"no is an answer", `[{"field":"lift","logic":"equals","compareWithValue":false}]`, true},
		{"above", `[{"field":"bedrooms","logic":"above","compareWithValue":3}]`, false},
		{"at least", `[{"field":"bedrooms","logic":"atLeast","compareWithValue":3}]`, true},
		{"below", `[{"field":"area","logic":"below","compareWithValue":82.5}]`, false},
		{"at most", `[{"field":"area","logic":"atMost","compareWithValue":82.5}]`, true},
		{"another field", `[{"field":"bedrooms","logic":"above","compareWithField":"bathrooms"}]`, true},
		{"the field itself", `[{"logic":"above","compareWithValue":2}]`, true},
		{"a blank is empty", `[{"field":"note","logic":"empty"}]`, true},
		{"no list is empty", `[{"field":"rooms","logic":"filled"}]`, false},
		{"nothing stated equals no value", `[{"field":"cellar","logic":"equals"}]`, true},
		{"nothing stated differs from a value", `[{"field":"cellar","logic":"differs","compareWithValue":true}]`, true},
		{"all of several",
			`[{"field":"goal","logic":"equals","compareWithValue":"SALE"},{"field":"lift","logic":"equals","compareWithValue":true}]`,
			false},
		{"one of several",
			`[{"advancedCondition":[{"field":"lift","logic":"equals","compareWithValue":true},` +
				`{"field":"goal","logic":"equals","compareWithValue":"SALE"}]}]`, true},
		{"none of several",
			`[{"advancedCondition":[{"field":"lift","logic":"equals","compareWithValue":true},{"field":"nothing","logic":"empty"}]}]`,
			false},
		{"one of none", `[{"advancedCondition":[]}]`, false},
		{"one of several, and itself",
			`[{"field":"area","logic":"above","compareWithValue":100,"advancedCondition":[{"field":"goal","logic":"filled"}]}]`, false},
		{"an unknown field", `[{"field":"nothing","logic":"empty"}]`, false},
		{"compared with an unknown field", `[{"field":"area","logic":"differs","compareWithField":"nothing"}]`, false},
		{"an unknown comparison", `[{"field":"area","logic":"about","compareWithValue":80}]`, false},
		{"no comparison", `[{"field":"area"}]`, false},
		{"a word above a number", `[{"field":"goal","logic":"above","compareWithValue":1}]`, false},
		{"a word that differs from a number", `[{"field":"goal","logic":"differs","compareWithValue":1}]`, false},
	} {
		var list []FieldCondition
		if err := json.Unmarshal([]byte(c.list), &list); err != nil {
			t.Fatalf("%s: the conditions cannot be read: %v", c.name, err)
		}
		fields := func(name string) (any, bool) { v, ok := someProperty[name]; return v, ok }
		if got := Hold(list, "bedrooms", fields); got != c.want {
			t.Errorf("%s: the conditions hold: %v, want %v", c.name, got, c.want)
		}
	}
}
