package mail

import (
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sources"
)

// foreignWords are frequent words of Dutch, French and German that are not words of English, SQL or code.
var foreignWords = regexp.MustCompile(
	`(?i)\b(het|een|niet|wordt|deze|voor|uw|van|met|zijn|geen|bij|naar|verkocht|verhuurd|bedankt|beste|huis|pand|` +
		`votre|vous|pour|avec|une|des|les|est|pas|nos|notre|vendu|loué|merci|bonjour|maison|bien|` +
		`und|nicht|ihre|sie|wird|der|das|für|eine|unser|verkauft|vermietet|danke|sehr|haus)\b`)

// wordsInSources are the declarations that have such words on purpose, by file, with what they are for.
var wordsInSources = map[string]string{
	"auth/commonpassword.go usualWords":               "words that are no password",
	"bench/attack/folder.go smallAgency":              "a site that is attacked",
	"bench/attack/imported.go home":                   "a record of an attack",
	"bench/attack/imported.go wordy":                  "a record of an attack",
	"bench/attack/served.go unknown":                  "addresses of an attack",
	"bench/imports/formats.go openImmoProperty":       "terms of OpenImmo",
	"bench/peers/data.go words":                       "properties of a benchmark",
	"crm/sweepbright/sweepbrighttest/estate.go House": "a property of a CRM's server for tests",
	"feed/openimmo/read.go isPublic":                  "terms of OpenImmo",
	"feed/openimmo/read.go state":                     "terms of OpenImmo",
	"feed/openimmo/elements.go ":                      "terms of OpenImmo",
	"feed/openimmo/kind.go categories":                "terms of OpenImmo",
	"feed/openimmo/surroundings.go available":         "terms of OpenImmo",
	"feed/openimmo/terms.go status":                   "terms of OpenImmo",
	"graph/generated.go sources":                      "the schema, whose descriptions have an example sentence",
	"internal/dbtest/fixture.go Odd":                  "properties of tests",
	"internal/dbtest/fixture.go Property":             "properties of tests",
	"internal/foldertest/foldertest.go Page":          "a page of tests",
	"internal/foldertest/foldertest.go PropertyFile":  "a property of tests",
	"internal/sitetest/desk.go LeadFrom":              "a question in a test",
	"internal/stafftest/desk.go Written":              "a question in a test",
	"internal/streetstest/draw.go pois":               "a map for tests",
	"locale/countingwords.go numberWords":             "amounts in words, which are read",
	"locale/countingwords.go otherWords":              "amounts in words, which are read",
	"places/find.go between":                          "words within names of places, which are read",
	"places/within.go kindsOfArea":                    "words before names of areas, which are read",
	"sentence/postal.go articles":                     "words before nouns that are no names, which are read",
	"sentence/names.go ties":                          "words within names of towns, which are read",
	"server/assistant/pages.go addPages":              "the address of a page, for programs",
	"server/assistant/sentence.go bySentence":         "an example sentence, for programs",
	"values/availability.go leased":                   "words of other programs, which are read",
	"values/availability.go moments":                  "words of other programs, which are read",
	"values/floor.go ofMany":                          "words of other programs, which are read",
	"values/number.go about":                          "words of other programs, which are read",
	"values/number.go second":                         "words of other programs, which are read",
	"values/read.go inWords":                          "words of other programs, which are read",
	"values/read.go noCosts":                          "words of other programs, which are read",
	"values/units.go perYear":                         "words of other programs, which are read",
	"values/units.go beside":                          "words of other programs, which are read",
	"values/yesno.go no":                              "words of other programs, which are read",
	"values/yesno.go yes":                             "words of other programs, which are read",
}

// TestTextsForPeopleStandInTheirFiles looks for words of three languages in the program's Go files. What visitors, owners and staff read
// has all four languages and is in files of texts: locale/texts, mail/texts, web/shared/i18n and web/desk/texts.
func TestTextsForPeopleStandInTheirFiles(t *testing.T) {
	all, err := sources.Texts("..")
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	for path, texts := range all {
		for _, text := range texts {
			word := foreignWords.FindString(text.Literal)
			if word == "" {
				continue
			}
			at := strings.TrimPrefix(path, "../") + " " + text.In
			if found[at] = true; wordsInSources[at] == "" {
				t.Errorf("%s says %q: put texts for people into a file of texts, or say in wordsInSources what it is for: %.80q", at, word,
					text.Literal)
			}
		}
	}
	for at := range wordsInSources {
		if !found[at] {
			t.Errorf("%s has no such words any more: take it out of wordsInSources", at)
		}
	}
}

// TestForeignWords shows what the walk finds and what it leaves alone.
func TestForeignWords(t *testing.T) {
	for _, text := range []string{"Uw afspraak is bevestigd", "Merci", "Wir danken für Ihre Frage", "pand %d"} {
		if !foreignWords.MatchString(text) {
			t.Errorf("%q is not found", text)
		}
	}
	for _, text := range []string{"the session ended", "SELECT number FROM property", "ALREADY_REQUESTED", "expand", "application/json"} {
		if foreignWords.MatchString(text) {
			t.Errorf("%q is taken for a text in another language", text)
		}
	}
}
