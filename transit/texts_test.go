package transit

import (
	"encoding/json"
	"errors"
	"os"
	"testing"
)

// TestKindsHaveTexts looks in all languages of the desk, and in what the command says.
func TestKindsHaveTexts(t *testing.T) {
	for _, l := range []string{"nl", "fr", "en", "de"} {
		content, err := os.ReadFile("../web/desk/texts/" + l + ".json")
		texts := map[string]string{}
		if err := errors.Join(err, json.Unmarshal(content, &texts)); err != nil {
			t.Fatal(err)
		}
		for _, kind := range WarningKinds {
			if texts["timetables.warning."+string(kind)] == "" || english[kind] == "" {
				t.Errorf("%s has no text for the warning %s", l, kind)
			}
		}
		for _, reason := range Reasons {
			if texts["timetables.refusal."+string(reason)] == "" {
				t.Errorf("%s has no text for the reason %s", l, reason)
			}
		}
	}
	if len(english) != len(WarningKinds) {
		t.Errorf("%d kinds have a text of the command, and there are %d", len(english), len(WarningKinds))
	}
}
