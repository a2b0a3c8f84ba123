package deskhttp_test

import (
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/locale"
	"github.com/pquerna/otp/totp"
)

// ofDesk returns the types that only the field desk leads to. It reads the schema, so that it knows new ones.
func ofDesk(types map[string]sitetest.SchemaType) (names []string) {
	reach := func(root []sitetest.SchemaField) map[string]bool {
		met := map[string]bool{}
		for next := root; len(next) > 0; next = next[1:] {
			to := types[next[0].Type.Named()]
			for _, name := range append([]string{to.Name}, sitetest.Possible(to)...) {
				if !met[name] {
					met[name] = true
					next = append(next, types[name].Fields...)
				}
			}
		}
		return met
	}
	isDesk := func(f sitetest.SchemaField) bool { return f.Name == "desk" }
	public := reach(slices.DeleteFunc(slices.Clone(types["Query"].Fields), isDesk))
	fields := slices.Clone(types["Query"].Fields)
	for name := range reach(slices.DeleteFunc(fields, func(f sitetest.SchemaField) bool { return !isDesk(f) })) {
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
	full, waiting := v.AtDesk(t, "manager", desk.Manager)
	types := v.DeskSchema(t, full)
	private := ofDesk(types)
	if !slices.Contains(private, "Desk") || !slices.Contains(private, "Session") || slices.Contains(private, "Property") {
		t.Fatalf("the types of the desk alone are %v, want Desk and Session among them, but not Property", private)
	}
	desk := &sitetest.Walk{T: t, Types: types, Selected: map[string]bool{}}
	desk.From(sitetest.Stop{Name: "Desk", Before: "{ desk { ", After: " } }"})
	typename := regexp.MustCompile(`"__typename":"(` + strings.Join(private, "|") + `)"`)
	lieves := v.Owner(t, sitetest.Lieve, 1096)
	for name, cookie := range map[string]string{"a visitor": "", "an owner": "session=" + lieves, "an owner's cookie": "desk=" + lieves,
		"a cookie made up": "desk=made up", "the session's id": "desk=full of manager", "before the second step": waiting,
		"an owner's place": strings.Replace(full, "desk=", "session=", 1)} {
		answers := v.WalkedWith(t, "/desk/graphql", desk.Queries, "Cookie", cookie)
		if typename.MatchString(answers) || strings.Contains(answers, "of the agency") {
			t.Errorf("%s gets data of the desk: %s", name, typename.FindString(answers))
		}
	}
	for _, writes := range []bool{true, false} {
		key, err := v.Store.Keys.AddAPIKey(t.Context(), fmt.Sprint("integrator ", writes), writes, desklog.Action{At: time.Now()})
		if err != nil {
			t.Fatal(err)
		}
		answers := v.WalkedWith(t, "/desk/graphql", desk.Queries, "Authorization", "Bearer "+key)
		if typename.MatchString(answers) || strings.Contains(answers, "of the agency") {
			t.Errorf("an integrator gets data of the desk: %s", typename.FindString(answers))
		}
	}
	for name, headers := range map[string][]string{
		"another site":     {"Cookie", full, "Sec-Fetch-Site", "cross-site"},
		"a page beside it": {"Cookie", full, "Origin", "https://evil.example"}} {
		if r := v.PostDesk(t, map[string]string{"query": "{ desk { __typename } }"}, headers...); !r.HasData(`{"data":{"desk":null}}`) {
			t.Errorf("%s gets data of the desk: %s", name, r.Text)
		}
	}
	if answers := v.WalkedWith(t, "/desk/graphql", desk.Queries, "Cookie", full); !strings.Contains(answers, "manager of the agency") {
		t.Error("the manager gets no data of the desk")
	}
}

// TestTheDeskIsNeverCached asks for the same as a member of staff and then as a visitor.
func TestTheDeskIsNeverCached(t *testing.T) {
	v := visit(t)
	full, _ := v.AtDesk(t, "manager", desk.Manager)
	const query = "{ desk { me { name } } site { name } }"
	for _, c := range []struct{ cookie, want string }{{full, `"name":"manager of the agency"`}, {"", `"desk":null`}, {full, "manager of"}} {
		r := v.PostDesk(t, map[string]string{"query": query}, "Cookie", c.cookie)
		if !strings.Contains(r.Text, c.want) || r.Header.Get("Cache-Control") != "private, no-store" {
			t.Errorf("with the cookie %q: Cache-Control %q, want private, no-store and an answer with %s: %s",
				c.cookie, r.Header.Get("Cache-Control"), c.want, r.Text)
		}
	}
}

// TestSignInAtTheDesk goes through both steps over HTTP, by the cookies.
func TestSignInAtTheDesk(t *testing.T) {
	v := visit(t)
	hash, err := auth.NewHasher().Hash(t.Context(), sitetest.Password)
	if err != nil {
		t.Fatal(err)
	}
	m := members.StaffMember{Name: "An", Email: "an@agency.example", Language: locale.French, Role: desk.Manager, Password: &hash}
	if err := v.Store.Members.AddStaff(t.Context(), m, desklog.Action{At: time.Now()}); err != nil {
		t.Fatal(err)
	}
	r := v.PostDesk(t, map[string]string{"query": `mutation { signIn(input: {email: "an@agency.example", password: "` +
		sitetest.Password + `"}) { ... on NextStep { setUp { secret qrSize } } } }`})
	cookies := r.Cookies()
	secret := regexp.MustCompile(`"secret":"(\w+)"`).FindStringSubmatch(r.Text)
	if len(cookies) != 1 || cookies[0].SameSite != http.SameSiteStrictMode || !cookies[0].HttpOnly || secret == nil {
		t.Fatalf("the right password gives the cookies %v, want a strict one, and a secret to set up: %s", cookies, r.Text)
	}
	code, err := totp.GenerateCode(secret[1], time.Now())
	if err != nil {
		t.Fatal(err)
	}
	r = v.PostDesk(t, map[string]string{"query": `mutation { signInWithCode(input: {code: "` + code +
		`"}) { ... on SignedIn { desk { language me { role } rights } recoveryCodes } } }`}, "Cookie", "desk="+cookies[0].Value)
	if !strings.Contains(r.Text, `"desk":{"language":"FR","me":{"role":"MANAGER"},"rights":["READ_LEADS"`) || len(r.Cookies()) != 2 {
		t.Errorf("the right code gives the cookies %v, want two, and the manager at the desk: %s", r.Cookies(), r.Text)
	}
	if r := v.PostDesk(t,
		map[string]string{"query": `mutation { a: signInWithCode(input: {code: "1"}) { __typename } ` +
			`b: signInWithRecoveryCode(input: {code: "1"}) { __typename } }`}); !strings.Contains(r.Text, `"errors"`) {
		t.Error("one request tries two codes:", r.Text)
	}
}

func TestTheLanguageOfTheDesk(t *testing.T) {
	v := visit(t)
	full, _ := v.AtDesk(t, "editor", desk.Editor)
	set := `mutation { setLanguage(input: {language: DE}) { ... on LanguageSet { desk { language } } } }`
	for range 2 { // the second changes nothing
		if r := v.PostDesk(t, map[string]string{"query": set}, "Cookie", full); !strings.Contains(r.Text, `"language":"DE"`) {
			t.Fatalf("setting the language answers %s", r.Text)
		}
	}
	seen := v.PostDesk(t, map[string]string{"query": `{ desk { language forms { form name } actions { nodes { name before after } } } }`},
		"Cookie", full).Text
	for _, want := range []string{`"language":"DE"`, `{"form":"requestValuation","name":"Bewertung"}`} {
		if !strings.Contains(seen, want) {
			t.Errorf("the desk is %s, want %s", seen, want)
		}
	}
	if strings.Count(seen, `{"name":"setLanguage","before":"nl","after":"de"}`) != 1 || strings.Contains(seen, "forgotPassword") {
		t.Errorf("the desk is %s, want one change of the language in the log, and no form that makes no lead", seen)
	}
}

func TestTheNextLeadOpensByItselfForWhoChoseThat(t *testing.T) {
	v := visit(t)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	other, _ := v.AtDesk(t, "other", desk.Agent)
	set := func(on string) string {
		return `mutation { setNextLead(input: {on: ` + on + `}) { ... on NextLeadSet { desk { nextLead } } } }`
	}
	for _, c := range []struct{ cookie, query, want string }{
		{agent, `{ desk { nextLead } }`, `"nextLead":false`},
		{agent, set("true"), `"nextLead":true`}, {agent, set("true"), `"nextLead":true`}, // the second changes nothing
		{agent, `{ desk { nextLead } }`, `"nextLead":true`},
		{other, `{ desk { nextLead } }`, `"nextLead":false`},
		{agent, `{ desk { actions { nodes { name before after } } } }`,
			`"nodes":[{"name":"setNextLead","before":"false","after":"true"},{"name":"signIn"`},
		{agent, set("false"), `"nextLead":false`},
	} {
		if got := v.PostDesk(t, map[string]string{"query": c.query}, "Cookie", c.cookie).Text; !strings.Contains(got, c.want) {
			t.Errorf("%s answers %s, want %s", c.query, got, c.want)
		}
	}
}
