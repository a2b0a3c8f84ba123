package server_test

import (
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/locale"
	"github.com/pquerna/otp/totp"
)

// atDesk adds a member of staff and returns the cookies of a session: a full one, and one that waits for the second step.
func (v visitor) atDesk(t *testing.T, name string, role agency.StaffRole) (full, waiting string) {
	t.Helper()
	return v.atDeskAs(t, name, name+"@agency.example", role)
}

// atDeskAs is atDesk with an email address, such as that of an agent.
func (v visitor) atDeskAs(t *testing.T, name, email string, role agency.StaffRole) (full, waiting string) {
	t.Helper()
	hash := "a hash"
	m := db.StaffMember{Name: name + " of the agency", Email: email, Language: locale.Dutch, Role: role, Password: &hash}
	if err := v.store.AddStaff(t.Context(), m, db.Action{At: time.Now()}); err != nil {
		t.Fatal(err)
	}
	found, err := v.store.StaffWith(t.Context(), m.Email)
	if err != nil {
		t.Fatal(err)
	}
	now := time.Now()
	n := db.StaffSession{CreatedAt: now.Unix(), EndsAt: now.Add(time.Hour).Unix(), Member: *found}
	for _, token := range []string{"first " + name, "second " + name} {
		n.ID = "id of " + token
		if begun, err := v.store.BeginStaffSession(t.Context(), token, "", n); err != nil || !begun {
			t.Fatalf("the first step of signing in as %s begins no session: %t, %v", name, begun, err)
		}
	}
	n.ID, n.Full = "full of "+name, true
	if done, err := v.store.FinishStaffSession(t.Context(), db.Step{Waiting: "first " + name, Token: "token of " + name,
		Session: n, By: db.Action{At: now, Name: "signIn", Staff: found.ID}}); err != nil || !done {
		t.Fatalf("the second step of signing in as %s is refused: %t, %v", name, done, err)
	}
	return "desk=token of " + name, "desk=second " + name
}

// ofDesk returns the types that only the field desk leads to. It reads the schema, so that it knows new ones.
func ofDesk(types map[string]schemaType) (names []string) {
	reach := func(root []schemaField) map[string]bool {
		met := map[string]bool{}
		for next := root; len(next) > 0; next = next[1:] {
			to := types[next[0].Type.named()]
			for _, name := range append([]string{to.Name}, possible(to)...) {
				if !met[name] {
					met[name] = true
					next = append(next, types[name].Fields...)
				}
			}
		}
		return met
	}
	isDesk := func(f schemaField) bool { return f.Name == "desk" }
	public := reach(slices.DeleteFunc(slices.Clone(types["Query"].Fields), isDesk))
	for name := range reach(slices.DeleteFunc(slices.Clone(types["Query"].Fields), func(f schemaField) bool { return !isDesk(f) })) {
		if !public[name] && types[name].Kind == "OBJECT" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// TestTheDeskIsReachedByStaffOnly asks for every field of the desk as everybody who is not at the desk.
func TestTheDeskIsReachedByStaffOnly(t *testing.T) {
	v := visit(t)
	full, waiting := v.atDesk(t, "manager", agency.Manager)
	types := v.deskSchema(t, full)
	private := ofDesk(types)
	if !slices.Contains(private, "Desk") || !slices.Contains(private, "DeskSession") || slices.Contains(private, "Property") {
		t.Fatalf("the types of the desk alone are %v, want Desk and DeskSession among them, but not Property", private)
	}
	desk := &walk{t: t, types: types, selected: map[string]bool{}}
	desk.from(stop{"Desk", "{ desk { ", " } }"})
	typename := regexp.MustCompile(`"__typename":"(` + strings.Join(private, "|") + `)"`)
	lieves := v.owner(t, lieve, 1096)
	for name, cookie := range map[string]string{"a visitor": "", "an owner": "session=" + lieves, "an owner's cookie": "desk=" + lieves,
		"a cookie made up": "desk=made up", "the session's id": "desk=full of manager", "before the second step": waiting,
		"an owner's place": strings.Replace(full, "desk=", "session=", 1)} {
		answers := v.walkedWith(t, "/desk/graphql", desk.queries, "Cookie", cookie)
		if typename.MatchString(answers) || strings.Contains(answers, "of the agency") {
			t.Errorf("%s gets data of the desk: %s", name, typename.FindString(answers))
		}
	}
	for _, writes := range []bool{true, false} {
		key, err := v.store.AddAPIKey(t.Context(), fmt.Sprint("integrator ", writes), writes, db.Action{At: time.Now()})
		if err != nil {
			t.Fatal(err)
		}
		answers := v.walkedWith(t, "/desk/graphql", desk.queries, "Authorization", "Bearer "+key)
		if typename.MatchString(answers) || strings.Contains(answers, "of the agency") {
			t.Errorf("an integrator gets data of the desk: %s", typename.FindString(answers))
		}
	}
	for name, headers := range map[string][]string{
		"another site":     {"Cookie", full, "Sec-Fetch-Site", "cross-site"},
		"a page beside it": {"Cookie", full, "Origin", "https://evil.example"}} {
		if r := v.postDesk(t, map[string]string{"query": "{ desk { __typename } }"}, headers...); !r.hasData(`{"data":{"desk":null}}`) {
			t.Errorf("%s gets data of the desk: %s", name, r.text)
		}
	}
	if answers := v.walkedWith(t, "/desk/graphql", desk.queries, "Cookie", full); !strings.Contains(answers, "manager of the agency") {
		t.Error("the manager gets no data of the desk")
	}
}

// TestTheDeskIsNeverCached asks for the same as a member of staff and then as a visitor.
func TestTheDeskIsNeverCached(t *testing.T) {
	v := visit(t)
	full, _ := v.atDesk(t, "manager", agency.Manager)
	const query = "{ desk { me { name } } site { name } }"
	for _, c := range []struct{ cookie, want string }{{full, `"name":"manager of the agency"`}, {"", `"desk":null`}, {full, "manager of"}} {
		r := v.postDesk(t, map[string]string{"query": query}, "Cookie", c.cookie)
		if !strings.Contains(r.text, c.want) || r.Header.Get("Cache-Control") != "private, no-store" {
			t.Errorf("with the cookie %q: Cache-Control %q, want private, no-store and an answer with %s: %s",
				c.cookie, r.Header.Get("Cache-Control"), c.want, r.text)
		}
	}
}

// TestSignInAtTheDesk goes through both steps over HTTP, by the cookies.
func TestSignInAtTheDesk(t *testing.T) {
	v := visit(t)
	hash, err := auth.NewHasher().Hash(t.Context(), password)
	if err != nil {
		t.Fatal(err)
	}
	m := db.StaffMember{Name: "An", Email: "an@agency.example", Language: locale.French, Role: agency.Manager, Password: &hash}
	if err := v.store.AddStaff(t.Context(), m, db.Action{At: time.Now()}); err != nil {
		t.Fatal(err)
	}
	r := v.postDesk(t, map[string]string{"query": `mutation { deskSignIn(input: {email: "an@agency.example", password: "` + password +
		`"}) { ... on DeskNextStep { setUp { secret qrSize } } } }`})
	cookies := r.Cookies()
	secret := regexp.MustCompile(`"secret":"(\w+)"`).FindStringSubmatch(r.text)
	if len(cookies) != 1 || cookies[0].SameSite != http.SameSiteStrictMode || !cookies[0].HttpOnly || secret == nil {
		t.Fatalf("the right password gives the cookies %v, want a strict one, and a secret to set up: %s", cookies, r.text)
	}
	code, err := totp.GenerateCode(secret[1], time.Now())
	if err != nil {
		t.Fatal(err)
	}
	r = v.postDesk(t, map[string]string{"query": `mutation { deskCode(input: {code: "` + code +
		`"}) { ... on DeskSignedIn { desk { language me { role } rights } recoveryCodes } } }`}, "Cookie", "desk="+cookies[0].Value)
	if !strings.Contains(r.text, `"desk":{"language":"FR","me":{"role":"MANAGER"},"rights":["READ_LEADS"`) || len(r.Cookies()) != 2 {
		t.Errorf("the right code gives the cookies %v, want two, and the manager at the desk: %s", r.Cookies(), r.text)
	}
	if r := v.postDesk(t,
		map[string]string{"query": `mutation { a: deskCode(input: {code: "1"}) { __typename } ` +
			`b: deskRecover(input: {code: "1"}) { __typename } }`}); !strings.Contains(r.text, `"errors"`) {
		t.Error("one request tries two codes:", r.text)
	}
}

func TestTheLanguageOfTheDesk(t *testing.T) {
	v := visit(t)
	full, _ := v.atDesk(t, "editor", agency.DeskEditor)
	set := `mutation { setDeskLanguage(input: {language: DE}) { ... on DeskLanguageSet { desk { language } } } }`
	for range 2 { // the second changes nothing
		if r := v.postDesk(t, map[string]string{"query": set}, "Cookie", full); !strings.Contains(r.text, `"language":"DE"`) {
			t.Fatalf("setting the language answers %s", r.text)
		}
	}
	seen := v.postDesk(t, map[string]string{"query": `{ desk { language forms { form name } actions { nodes { name before after } } } }`},
		"Cookie", full).text
	for _, want := range []string{`"language":"DE"`, `{"form":"requestValuation","name":"Bewertung"}`} {
		if !strings.Contains(seen, want) {
			t.Errorf("the desk is %s, want %s", seen, want)
		}
	}
	if strings.Count(seen, `{"name":"setLanguage","before":"nl","after":"de"}`) != 1 || strings.Contains(seen, "forgotPassword") {
		t.Errorf("the desk is %s, want one change of the language in the log, and no form that makes no lead", seen)
	}
}
