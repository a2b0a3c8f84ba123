package deskhttp_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
)

// deskPicture is a picture as the desk answers it.
type deskPicture struct {
	ID, Name    string
	Version     int
	Describable bool
	Lacks       []string
	Words       []struct{ Language, Text, Origin string }
	Uses        []struct {
		Kind   string
		Number *int
	}
}

// deskPictures is what the desk answers of its pictures.
type deskPictures struct {
	Data struct {
		Desk struct {
			PictureCounts []struct {
				List  string
				Count int
			}
			Pictures *struct {
				Nodes       []deskPicture
				EndCursor   *string
				HasNextPage bool
			}
		}
	}
	Errors []struct{ Extensions struct{ Code string } }
}

func (v visitor) deskPictures(t *testing.T, cookie, arguments string) (d deskPictures) {
	t.Helper()
	query := "{ desk { pictureCounts { list count } pictures" + arguments + ` { nodes { id name version describable lacks
		words { language text origin } uses { kind number } } endCursor hasNextPage } } }`
	if err := json.Unmarshal([]byte(v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text), &d); err != nil {
		t.Fatal(err)
	}
	return d
}

// TestPicturesAtTheDesk reads every list to its end: each has as many pictures as it is counted to have, each once.
func TestPicturesAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	for _, count := range v.deskPictures(t, manager, "").Data.Desk.PictureCounts {
		seen := map[string]bool{}
		for after, pages := "", 0; ; pages++ {
			page := v.deskPictures(t, manager, "(list: "+count.List+after+")").Data.Desk.Pictures
			for _, p := range page.Nodes {
				records := 0
				for _, u := range p.Uses {
					if u.Number != nil {
						records++
					}
				}
				if seen[p.ID] || len(p.Uses) == 0 && count.List != "UNUSED" || records > limits.PictureUses {
					t.Errorf("the list %s has %+v, want each picture once with what shows it", count.List, p)
				}
				seen[p.ID] = true
			}
			if !page.HasNextPage || pages > 20 {
				break
			}
			after = fmt.Sprintf(", after: %q", *page.EndCursor)
		}
		if len(seen) != count.Count {
			t.Errorf("the list %s has %d pictures, want %d", count.List, len(seen), count.Count)
		}
	}
	long, many := strings.Repeat("a", limits.DeskWordsCharacters+1), strings.Repeat("a ", limits.DeskWords+1)
	for _, arguments := range []string{`(after: "x")`, `(words: "` + long + `")`, `(words: "` + many + `")`} {
		if d := v.deskPictures(t, manager, arguments); len(d.Errors) != 1 || d.Errors[0].Extensions.Code != "BAD_INPUT" {
			t.Errorf("pictures%.30s gives the errors %+v, want BAD_INPUT", arguments, d.Errors)
		}
	}
}

// TestPictureSizesAtTheDesk counts the sizes that are still to be made: all of them at first. Without a session nobody learns it.
func TestPictureSizesAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	for cookie, want := range map[string]string{manager: `"pictureSizes":{"made":0,"missing":350,"seconds":null}`, "": `"desk":null`} {
		got := v.PostDesk(t, map[string]string{"query": `{ desk { pictureSizes { made missing seconds } } }`}, "Cookie", cookie).Text
		if !strings.Contains(got, want) {
			t.Errorf("the sizes of pictures are answered with %s, want %s", got, want)
		}
	}
}
