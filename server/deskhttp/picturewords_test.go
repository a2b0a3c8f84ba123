package deskhttp_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// TestWordsOfPictures writes words by role; visitors read them at once, and an import that says otherwise fills only what is empty.
func TestWordsOfPictures(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	stranger, _ := v.AtDesk(t, "stranger", desk.Agent)
	file, email := v.photoAndAgent(t, 1096)
	agent, _ := v.AtDeskAs(t, "agent", email, desk.Agent)
	const dutch = `words: [{language: NL, text: "Van de balie"}]`
	for _, c := range []struct {
		cookie, picture string
		version         int
		rest, want      string
	}{
		{stranger, file, 0, dutch, "FORBIDDEN"}, {editor, "none.jpg", 0, dutch, `"path":["picture"],"code":"UNKNOWN"`},
		{editor, file, 1, dutch, "PictureStale"},
		{editor, file, 0, `words: [{language: NL, text: "` + strings.Repeat("x", limits.PictureWords+1) + `"}]`,
			`"path":["words","0","text"],"code":"TOO_LONG"`},
		{editor, file, 0, `words: [{language: NL, text: "a\nb"}]`, `"code":"UNKNOWN"`},
		{editor, file, 0, `words: [{language: NL, text: "a"}, {language: NL, text: "b"}]`, `"path":["words","1","text"],"code":"UNKNOWN"`},
		{agent, file, 0, dutch, `"version":1,"decorative":false`},
		{manager, file, 0, dutch, "PictureStale"},
	} {
		if got := v.Describe(t, c.cookie, c.picture, c.version, c.rest); !strings.Contains(got, c.want) {
			t.Errorf("%s of %s answers %s, want %s", c.rest, c.picture, got, c.want)
		}
	}
	if got := v.Describe(t, manager, file, 1, `words: []`); !strings.Contains(got,
		`{"language":"NL","text":"Van de balie","origin":"DESK"}`) {
		t.Errorf("without words, the answer is %s, want them as they were", got)
	}
	if got := v.altsOf(t, 1096, "NL"); !strings.Contains(got, "Van de balie") {
		t.Errorf("visitors read %s, want the words of the desk", got)
	}
	v.deliversOtherWords(t, file)
	v.emptiesWords(t, manager, file)
}

// photoAndAgent gives the first photo of a property, and the email address of its agent.
func (v visitor) photoAndAgent(t *testing.T, number int) (file, email string) {
	t.Helper()
	c, err := v.Store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	photos, err := v.Store.Portfolio.DeskPhotos(t.Context(), number)
	if err != nil || len(photos) == 0 {
		t.Fatal(photos, err)
	}
	records, err := v.Store.Pictures.PictureRecords(t.Context(), []string{photos[0].File})
	if err != nil || len(records) == 0 {
		t.Fatal(records, err)
	}
	return photos[0].File, c.Agent(records[0].Agent, "nl").Email
}

// altsOf is what visitors read of a property's photos.
func (v visitor) altsOf(t *testing.T, number int, language string) string {
	t.Helper()
	query := fmt.Sprintf(`{ property(number: %d, language: %s) { photos { alt } } }`, number, language)
	return v.PostJSON(t, map[string]string{"query": query}).Text
}

func (v visitor) deliversOtherWords(t *testing.T, file string) {
	t.Helper()
	deliver := handle.Statement{SQL: `UPDATE photo SET alt = '{"nl": "Van het CRM", "fr": "Du CRM"}' WHERE file = ?`, Args: []any{file}}
	if _, err := v.Store.Write(t.Context(), deliver); err != nil {
		t.Fatal(err)
	}
	got := v.altsOf(t, 1096, "NL") + v.altsOf(t, 1096, "FR")
	if !strings.Contains(got, "Van de balie") || !strings.Contains(got, "Du CRM") || strings.Contains(got, "Van het CRM") {
		t.Errorf("after a delivery visitors read %s, want the desk's words, and the delivered ones where it has none", got)
	}
}

// emptiesWords empties the words of the desk, and then says that the picture is decoration.
func (v visitor) emptiesWords(t *testing.T, manager, file string) {
	t.Helper()
	if got := v.Describe(t, manager, file, 2, `words: [{language: NL, text: " "}]`); !strings.Contains(got,
		`"text":"Van het CRM","origin":"FOLDER"`) {
		t.Errorf("emptied words give %s, want the delivered ones", got)
	}
	if got := v.Describe(t, manager, file, 3, `decorative: true, words: []`); !strings.Contains(got, `"decorative":true,"lacks":[]`) {
		t.Errorf("decoration gives %s, want no lacking words", got)
	}
	if got := v.altsOf(t, 1096, "NL"); strings.Contains(got, "Van het CRM") {
		t.Errorf("visitors read %s, want no words for decoration", got)
	}
}

// TestWordsOfPicturesOfTheSite describes a picture of an article.
func TestWordsOfPicturesOfTheSite(t *testing.T) {
	v := visit(t)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	list := v.deskPictures(t, editor, "(list: SITE)").Data.Desk.Pictures.Nodes
	at := slices.IndexFunc(list, func(p deskPicture) bool {
		return p.Uses[0].Kind == "BANNER"
	})
	if at < 0 || !list[at].Describable {
		t.Fatalf("the pictures of the site are %+v, want that of the banner, for an editor to describe", list)
	}
	v.Describe(t, editor, list[at].ID, 0, `words: [{language: NL, text: "Een huis van de balie"}]`)
	const shown = `{ site(language: NL) { banner { pictures { alt } } } }`
	if got := v.PostJSON(t, map[string]string{"query": shown}).Text; !strings.Contains(got, "Een huis van de balie") {
		t.Errorf("visitors read %s, want the words of the desk", got)
	}
	if found := v.deskPictures(t, editor,
		`(words: "huis BALIE")`).Data.Desk.Pictures.Nodes; len(found) != 1 || found[0].ID != list[at].ID {
		t.Errorf("looking for the words finds %+v, want the picture of the banner", found)
	}
}
