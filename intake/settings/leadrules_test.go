package settings_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/limits"
)

// TestCheckLeadRules tries rules that cannot be used, beside those that are as many and as long as they may be.
func TestCheckLeadRules(t *testing.T) {
	store, media := foldertest.Open(t)
	withRules := func(rules string) fstest.MapFS {
		files := foldertest.Small(t)
		site := string(files["site.json"].Data)
		files["site.json"].Data = []byte(strings.TrimSuffix(site, "}") + `,"settings":{"leadRules":[` + rules + `]}}`)
		return files
	}
	many := func(n int, text string) string { return strings.TrimSuffix(strings.Repeat(text+",", n), ",") }
	var staff []string
	for i := range limits.LeadRuleStaff + 1 {
		staff = append(staff, fmt.Sprintf(`"m%d@example.com"`, i))
	}
	turns := func(addresses ...string) string {
		return `{"form":"requestValuation","to":"STAFF","staff":[` + strings.Join(addresses, ",") + `]}`
	}
	longest := strings.TrimSuffix(strings.Repeat("3960 ", limits.LeadRulePostcodesCharacters/5), " ") + " "
	foldertest.Import(t, store, withRules(many(limits.LeadRules-1, `{"postcodes":"`+longest+`","to":"AGENT"}`)+`,`+
		turns(staff[1:]...)), media)
	for rules, want := range map[string]string{
		many(limits.LeadRules+1, `{"to":"AGENT"}`):      "settings.leadRules: has more than",
		`{"to":"NOBODY"}`:                               `"NOBODY" is not AGENT, STAFF or OFFICE`,
		`{"form":"forgotPassword","to":"AGENT"}`:        `"forgotPassword" is not a form`,
		`{"form":"phone","to":"AGENT"}`:                 `"phone" is not a form`,
		`{"postcodes":"3960, Bree","to":"AGENT"}`:       `"Bree" is no postcode`,
		`{"postcodes":"` + longest + `9","to":"AGENT"}`: "postcodes: has more than",
		`{"to":"STAFF"}`:                                "staff: is missing",
		`{"to":"OFFICE","staff":["an@example.com"]}`:    "staff: is for STAFF only",
		turns(staff...):                                 "staff: has more than",
		turns(`"an"`):                                   `"an" is not an email address`,
		turns(`"an@example.com"`, `"An@example.com"`):   "twice",
	} {
		if _, err := intake.Import(t.Context(), store, withRules(rules), media); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s gives %v, want %q", rules, err, want)
		}
	}
}
