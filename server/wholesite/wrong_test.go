package wholesite_test

import (
	"net/url"
	"os"
	"strings"
	"testing"

	"github.com/gevel/gevel/leads"
	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
)

// paths returns the types of all leaves of an input by path; lists of inputs have one element.
func paths(schema *ast.Schema, input, prefix string) map[string]string {
	found := map[string]string{}
	for _, f := range schema.Types[input].Fields {
		switch name := f.Type.Name(); {
		case schema.Types[name].Kind == ast.InputObject:
			at := prefix + f.Name + "."
			if f.Type.Elem != nil {
				at += "0."
			}
			for path, leaf := range paths(schema, name, at) {
				found[path] = leaf
			}
		default:
			found[prefix+f.Name] = name
		}
	}
	return found
}

// TestEveryFieldOfEveryFormIsLimited fills in every field of every form with nothing, nonsense, very long emails and markup: each form is
// shown again with its problems, and no lead is stored.
func TestEveryFieldOfEveryFormIsLimited(t *testing.T) {
	v := visit(t)
	text, err := os.ReadFile("../../schema.graphqls")
	if err != nil {
		t.Fatal(err)
	}
	schema := gqlparser.MustLoadSchema(&ast.Source{Input: string(text)})
	for _, form := range leads.Forms {
		if form.ByStaff {
			continue
		}
		leaves := paths(schema, schema.Mutation.Fields.ForName(form.Name).Arguments.ForName("input").Type.Name(), "")
		for _, nonsense := range []string{"", "   ", "\x00", "x", "-1", "99999999999999999999", "<script>alert(1)</script>",
			"\r\nBcc: all@example.org", strings.Repeat("e", 5_000)} {
			values := url.Values{"form": {form.Name}}
			for path, leaf := range leaves {
				if leaf != "Upload" && path != "key" && path != "language" {
					values.Set(path, nonsense)
				}
			}
			r := v.Post(t, "/nl/contact/", values, "X-Forwarded-For", "192.0.2.1")
			if r.StatusCode != 422 {
				t.Errorf("%s filled in with %.20q: status %d, want 422: %.200s", form.Name, nonsense, r.StatusCode, r.Text)
				continue
			}
			problems := r.Returned(t).ProblemText()
			if !strings.Contains(problems, "captcha ") {
				t.Errorf("%s filled in with %.20q has the problems %q, want the captcha among them", form.Name, nonsense, problems)
			}
			if len(nonsense) > 1000 {
				v.checkLimits(t, form.Name, leaves, problems)
			}
		}
	}
	if n := len(v.Leads(t, "")); n != 0 {
		t.Errorf("%d leads of invalid forms were stored, want none", n)
	}
}

// checkLimits checks that a very long text is a problem in every field.
func (v visitor) checkLimits(t *testing.T, form string, leaves map[string]string, problems string) {
	t.Helper()
	for path, leaf := range leaves {
		unlimited := path == "key" || path == "language" || strings.HasPrefix(path,
			"captcha.") || leaf == "Boolean" || leaf == "Upload"
		list, _, _ := strings.Cut(path, ".0.") // a list of inputs may be wrong as a whole
		if !unlimited && !strings.Contains(problems, path+" ") && !strings.Contains(problems, list+" ") {
			t.Errorf("%s has no limit for the length of %s (%s): %s", form, path, leaf, problems)
		}
	}
}
