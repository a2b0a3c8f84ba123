package sitetest

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/jmoiron/sqlx"
)

// AtDesk adds a member of staff and returns the cookies of a session: a full one, and one that waits for the second step.
func (s Site) AtDesk(t *testing.T, name string, role desk.StaffRole) (full, waiting string) {
	t.Helper()
	return s.AtDeskAs(t, name, name+"@agency.example", role)
}

// AtDeskAs is AtDesk with an email address, such as that of an agent.
func (s Site) AtDeskAs(t *testing.T, name, email string, role desk.StaffRole) (full, waiting string) {
	t.Helper()
	hash := "a hash"
	m := members.StaffMember{Name: name + " of the agency", Email: email, Language: locale.Dutch, Role: role, Password: &hash}
	if err := s.Store.Members.AddStaff(t.Context(), m, desklog.Action{At: s.now()}); err != nil {
		t.Fatal(err)
	}
	found, err := s.Store.Members.StaffWith(t.Context(), m.Email)
	if err != nil {
		t.Fatal(err)
	}
	now := s.now()
	n := members.StaffSession{CreatedAt: now.Unix(), EndsAt: now.Add(time.Hour).Unix(), Member: *found}
	for _, token := range []string{"first " + name, "second " + name} {
		n.ID = "id of " + token
		if begun, err := s.Store.Members.BeginStaffSession(t.Context(), token, "", n); err != nil || !begun {
			t.Fatalf("the first step of signing in as %s begins no session: %t, %v", name, begun, err)
		}
	}
	n.ID, n.Full = "full of "+name, true
	if done, err := s.Store.Members.FinishStaffSession(t.Context(), members.Step{Waiting: "first " + name, Token: "token of " + name,
		Session: n, By: desklog.Action{At: now, Name: "signIn", Staff: found.ID}}); err != nil || !done {
		t.Fatalf("the second step of signing in as %s is refused: %t, %v", name, done, err)
	}
	return "desk=token of " + name, "desk=second " + name
}

// deskProperties is what the desk answers of its properties.
type deskProperties struct {
	Data struct {
		Desk struct {
			PropertyCounts []struct {
				List  string
				Count int
			}
			Properties *struct {
				Nodes []struct {
					Number    int
					Place     string
					LeadCount *int
				}
				EndCursor   *string
				HasNextPage bool
			}
		}
	}
	Errors []struct{ Extensions struct{ Code string } }
}

// DeskProperties reads the desk's list of properties.
func (s Site) DeskProperties(t *testing.T, cookie, arguments string) (d deskProperties) {
	t.Helper()
	query := "{ desk { propertyCounts { list count } properties" + arguments +
		" { nodes { number place leadCount } endCursor hasNextPage } } }"
	if err := json.Unmarshal([]byte(s.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text), &d); err != nil {
		t.Fatal(err)
	}
	return d
}

// DeskPropertyNumbers reads a list page by page.
func (s Site) DeskPropertyNumbers(t *testing.T, cookie, arguments string) (numbers []int) {
	t.Helper()
	for after := ""; ; {
		page := s.DeskProperties(t, cookie, "("+arguments+after+")").Data.Desk.Properties
		for _, p := range page.Nodes {
			numbers = append(numbers, p.Number)
		}
		if len(page.Nodes) > limits.DeskProperties || page.HasNextPage && len(page.Nodes) != limits.DeskProperties {
			t.Fatalf("a page of %s has %d properties, want %d", arguments, len(page.Nodes), limits.DeskProperties)
		}
		if !page.HasNextPage {
			return numbers
		}
		after = fmt.Sprintf(", after: %q", *page.EndCursor)
	}
}

// PropertyNumbers reads the numbers of the properties that meet a condition.
func (s Site) PropertyNumbers(t *testing.T, where string) (numbers []int) {
	t.Helper()
	file, err := sqlx.Open("sqlite3", "file:"+filepath.Join(filepath.Dir(s.Media), "gevel.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := file.SelectContext(t.Context(), &numbers, "SELECT number FROM property WHERE "+where); err != nil {
		t.Fatal(err)
	}
	return numbers
}

// LeadFrom stores a question of a visitor.
func (s Site) LeadFrom(t *testing.T, id string) {
	t.Helper()
	property := 1096
	l := inbox.Lead{ID: id, Form: "askAboutProperty", Key: "key of " + id, Language: "nl", FirstName: "Tom", LastName: id,
		Email: id + "@example.org", Property: &property, Content: `{"Remark":"Is er een keuring?"}`, Answer: "{}",
		CreatedAt: time.Now().Unix()}
	if err := s.Store.Inbox.Receive(t.Context(), inbox.Receipt{Lead: l, Captcha: id, Expires: time.Now().Add(time.Hour)}); err != nil {
		t.Fatal(err)
	}
}

// Sheet asks for leads as CSV.
func (s Site) Sheet(t *testing.T, cookie string, fields url.Values, headers ...string) (status int, text string, header http.Header) {
	t.Helper()
	return s.FileOf(t, "/desk/leads.csv", cookie, fields, headers...)
}

// FileOf asks for a file of the desk.
func (s Site) FileOf(t *testing.T, path, cookie string, fields url.Values,
	headers ...string) (status int, text string, header http.Header) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, s.URL+path, strings.NewReader(fields.Encode()))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	for i, list := 0, append([]string{"Cookie", cookie}, headers...); i < len(list); i += 2 {
		r.Header.Set(list[i], list[i+1])
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(body), answer.Header
}

// Describe sends what a picture shows, and returns the answer.
func (s Site) Describe(t *testing.T, cookie, picture string, version int, rest string) string {
	t.Helper()
	query := fmt.Sprintf(`mutation { describePicture(input: {picture: %q, version: %d, %s}) { __typename
		... on PictureChanged { picture { version decorative lacks words { language text origin } } }
		... on InvalidInput { problems { path code } } } }`,
		picture, version, rest)
	return s.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
}
