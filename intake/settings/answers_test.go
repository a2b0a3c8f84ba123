package settings_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/limits"
)

// TestCheckAnswers tries templates that cannot be used, beside one as long as it may be.
func TestCheckAnswers(t *testing.T) {
	store, media := foldertest.Open(t)
	withAnswer := func(template string) fstest.MapFS {
		files := foldertest.Small(t)
		site := string(files["site.json"].Data)
		files["site.json"].Data = []byte(strings.TrimSuffix(site, "}") + `,"settings":{"answers":[` + template + `]}}`)
		return files
	}
	longest := strings.Repeat("é", limits.AnswerTemplateNameCharacters)
	foldertest.Import(t, store, withAnswer(`{"name":"`+longest+`","text":{"nl":"Dag {name}, {property} is nog vrij"}}`), media)
	for template, want := range map[string]string{
		`{"name":"","text":{"nl":"Dag"}}`:                                                            "name: is missing",
		`{"name":"` + longest + `e","text":{"nl":"Dag"}}`:                                            "has more than",
		`{"name":"Vrij","text":{"nl":"Dag {voornaam}"}}`:                                             "{voornaam} stands for nothing",
		`{"name":"Vrij","text":{"nl":"` + strings.Repeat("é", limits.LeadAnswerCharacters+1) + `"}}`: "has more than",
	} {
		if _, err := intake.Import(t.Context(), store, withAnswer(template), media); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s gives %v, want %q", template, err, want)
		}
	}
}
