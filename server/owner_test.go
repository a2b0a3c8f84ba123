package server_test

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/internal/sitetest"
)

// withPassword sets a password for Lieve, an owner of the sample.
func (v visitor) withPassword(t *testing.T) visitor {
	t.Helper()
	hash, err := auth.NewHasher().Hash(t.Context(), sitetest.Password)
	if err != nil {
		t.Fatal(err)
	}
	if ok, err := v.Store.Owners.SetPassword(t.Context(), sitetest.Lieve, hash); !ok || err != nil {
		t.Fatalf("Lieve's password was not set: %v, %v", ok, err)
	}
	return v
}

const signInMutation = `mutation ($password: String!) { signIn(input: {language: NL, email: "` + sitetest.Lieve +
	`", password: $password}) { __typename } }`

// signIn signs Lieve in and returns the session's cookie.
func (v visitor) signIn(t *testing.T, headers ...string) *http.Cookie {
	t.Helper()
	r := v.PostJSON(t, map[string]any{"query": signInMutation, "variables": map[string]string{"password": sitetest.Password}}, headers...)
	if len(r.Cookies()) != 2 || !r.HasData(`{"data":{"signIn":{"__typename":"SignedIn"}}}`) {
		t.Fatalf("the right password is answered %s with %v, want SignedIn and two cookies", r.Text, r.Header)
	}
	return r.Cookies()[0]
}

// viewer requests the signed-in owner, as a page of this site does unless the headers say otherwise.
func (v visitor) viewer(t *testing.T, headers ...string) sitetest.Reply {
	t.Helper()
	return v.PostJSON(t, map[string]string{"query": "{ viewer { email } }"}, headers...)
}

const (
	isLieve  = `{"data":{"viewer":{"email":"` + sitetest.Lieve + `"}}}`
	isNobody = `{"data":{"viewer":null}}`
)

func TestSessionCookieIsHiddenFromScripts(t *testing.T) {
	v := visit(t).withPassword(t)
	c := v.signIn(t)
	if c.Name != "session" || !c.HttpOnly || c.SameSite != http.SameSiteLaxMode || c.Path != "/" || c.Domain != "" || c.Expires.IsZero() {
		t.Errorf("the cookie is %+v, want a session for this host that scripts cannot read", c)
	}
	r := v.viewer(t, "Cookie", c.Name+"="+c.Value)
	if !r.HasData(isLieve) || r.Header.Get("Cache-Control") != "private, no-store" {
		t.Errorf("the owner with the session gets %s with %v, want Lieve's email, not to be stored", r.Text, r.Header)
	}
	out := v.PostJSON(t, map[string]string{"query": "mutation { signOut(input: {language: NL}) { __typename } }"}, "Cookie",
		c.Name+"="+c.Value)
	if gone := out.Cookies()[0]; gone.Name != "session" || gone.MaxAge != -1 {
		t.Errorf("signing out sets the cookie %+v, want the session deleted", gone)
	}
	if r := v.viewer(t, "Cookie", c.Name+"="+c.Value); !r.HasData(isNobody) {
		t.Error("the session is still valid after signing out:", r.Text)
	}
}

func TestSessionCookieOverHTTPSBelongsToThisHost(t *testing.T) {
	v := visit(t).withPassword(t)
	secure := []string{"X-Forwarded-Proto", "https"}
	c := v.signIn(t, secure...)
	if c.Name != "__Host-session" || !c.Secure || !c.HttpOnly || c.Path != "/" || c.Domain != "" {
		t.Errorf("over https, the cookie is %+v, want a secure __Host-session that scripts cannot read", c)
	}
	if r := v.viewer(t, append(secure, "Cookie", "__Host-session="+c.Value)...); !r.HasData(isLieve) {
		t.Errorf("over https, the owner with the session gets %s, want Lieve's email", r.Text)
	}
	if r := v.viewer(t, append(secure, "Cookie", "session="+c.Value)...); !r.HasData(isNobody) {
		t.Error("over https, a cookie without the prefix __Host- is accepted; other hosts could set it")
	}
}

// TestRequestsFromOtherSitesAreAnonymous sends an owner's cookie with requests that a browser marks as another site's.
func TestRequestsFromOtherSitesAreAnonymous(t *testing.T) {
	v := visit(t).withPassword(t)
	c := v.signIn(t)
	cookie := []string{"Cookie", "session=" + c.Value}
	query := "/graphql?query=" + url.QueryEscape("{ viewer { email } }")
	if r := v.Get(t, query, append(cookie, "Sec-Fetch-Site", "same-origin")...); !r.HasData(isLieve) {
		t.Fatalf("this site's own page gets %s, want Lieve's email", r.Text)
	}
	for _, site := range []string{"cross-site", "same-site"} {
		for _, r := range []sitetest.Reply{v.viewer(t, append(cookie, "Sec-Fetch-Site", site)...),
			v.Get(t, query, append(cookie, "Sec-Fetch-Site", site)...)} {
			if !r.HasData(isNobody) || r.Header.Get("Access-Control-Allow-Credentials") != "" {
				t.Errorf("a request marked %s gets %s, want nobody's data and no cookies allowed", site, r.Text)
			}
		}
	}
	if r := v.viewer(t, append(cookie, "Origin", "https://portal.example")...); !r.HasData(isNobody) {
		t.Errorf("a request from another origin gets %s, want nobody's data", r.Text)
	}
	r := v.PostJSON(t, map[string]any{"query": signInMutation, "variables": map[string]string{"password": sitetest.Password}},
		"Sec-Fetch-Site", "cross-site")
	if len(r.Cookies()) != 0 || !strings.Contains(r.Text, `"FOREIGN"`) {
		t.Errorf("another site that signs somebody in gets %s, want FOREIGN and no cookies", r.Text)
	}
	if r := v.Post(t, "/nl/login/", url.Values{"form": {"signOut"}},
		append(cookie, "Sec-Fetch-Site", "cross-site")...); r.StatusCode != http.StatusForbidden {
		t.Errorf("another site that signs the owner out: status %d, want 403", r.StatusCode)
	}
	if r := v.viewer(t, cookie...); !r.HasData(isLieve) {
		t.Error("another site signed the owner out")
	}
}

// TestAnswersOfOwnersAreNotCached requests an owner's record with the session in the second of two Cookie headers, by GET and POST, and
// then without a session.
func TestAnswersOfOwnersAreNotCached(t *testing.T) {
	v := visit(t).withPassword(t)
	c := v.signIn(t)
	var known struct {
		Data struct{ Viewer struct{ ID string } }
	}
	if err := json.Unmarshal([]byte(v.PostJSON(t, map[string]string{"query": "{ viewer { id } }"}, "Cookie", "session="+c.Value).Text),
		&known); err != nil || known.Data.Viewer.ID == "" {
		t.Fatalf("the signed-in owner is %+v (%v), want an id", known, err)
	}
	for _, query := range []string{`{ node(id: "ID") { id ... on Owner { email } } }`, `{ a: nodes(ids: ["ID"]) { id } }`,
		`{ ...F } fragment F on Query { node(id: "ID") { ... on Owner { name } } }`} {
		query = strings.Replace(query, "ID", known.Data.Viewer.ID, 1)
		address := "/graphql?query=" + url.QueryEscape(query)
		own := v.SendAll(t, "GET", address, "", http.Header{"Cookie": {"", "session=" + c.Value}})
		if strings.Contains(own.Text, "null") || own.Header.Get("Cache-Control") != "private, no-store" {
			t.Errorf("the owner gets %s with %v, want the data, not to be stored", own.Text, own.Header)
		}
		body, _ := json.Marshal(map[string]string{"query": query})
		v.SendAll(t, "POST", "/graphql", string(body),
			http.Header{"Cookie": {"", "session=" + c.Value}, "Content-Type": {"application/json"}})
		for _, others := range []sitetest.Reply{v.Get(t, address), v.PostJSON(t, map[string]string{"query": query}),
			v.PostJSON(t, map[string]string{"query": query}, "Cookie", "consent=x")} {
			if !strings.Contains(others.Text, "null") {
				t.Error("a visitor got an owner's data:", others.Text)
			}
		}
		if again := v.SendAll(t, "GET", address, "", http.Header{"Cookie": {"session=" + c.Value}}); again.Text != own.Text {
			t.Errorf("the owner gets %s after a visitor asked, want the same answer as before", again.Text)
		}
	}
}

// TestOneOperationTriesOnePassword tries several passwords in one operation, under aliases and in a list.
func TestOneOperationTriesOnePassword(t *testing.T) {
	v := visit(t).withPassword(t)
	const try = `signIn(input: {language: NL, email: "` + sitetest.Lieve + `", password: "x"}) { __typename }`
	for name, query := range map[string]string{
		"aliases":        "mutation { a: " + try + " b: " + try + " }",
		"fragments":      "mutation { ...F ... on Mutation { b: " + try + " } } fragment F on Mutation { a: " + try + " }",
		"other mutation": `mutation { a: ` + try + ` changePassword(input: {language: NL}) { __typename } }`,
	} {
		if r := v.PostJSON(t, map[string]string{"query": query}); !strings.Contains(r.Text, `"ONE_PASSWORD"`) || strings.Contains(r.Text,
			"InvalidInput") {
			t.Errorf("several passwords in one operation (%s) are answered %s, want ONE_PASSWORD and no try", name, r.Text)
		}
	}
	if r := v.PostJSON(t,
		[]map[string]string{{"query": "mutation { " + try + " }"}, {"query": "mutation { " + try + " }"}}); strings.Contains(r.Text,
		"InvalidInput") {
		t.Error("a list of operations was answered:", r.Text)
	}
}
