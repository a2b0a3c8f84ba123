package desk_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"testing"

	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
)

// ofDeskAlone are the problems that no form of the site has.
var ofDeskAlone = []string{"CODE_AGAIN", "IN_USE", "LAST_MANAGER", "NOT_HTTPS", "PRIVATE_ADDRESS"}

// TestEveryProblemCodeIsInBothGraphs compares the codes of problems and the kinds of files in the sources with their enums.
func TestEveryProblemCodeIsInBothGraphs(t *testing.T) {
	store, _ := sampletest.Open(t)
	of, site := open(t, store).Schema(), graph.New(leadstest.Open(t, store).Auth(), nil).Schema()
	for enum, file := range map[string]string{"ProblemCode": "../agency/forms/problem.go", "FileKind": "../agency/forms/filekind.go"} {
		known := map[string]bool{}
		for _, v := range of.Types[enum].EnumValues {
			known[v.Name] = true
			if atSite := site.Types[enum]; atSite != nil &&
				(atSite.EnumValues.ForName(v.Name) == nil) != slices.Contains(ofDeskAlone, v.Name) {
				t.Errorf("%s is a problem of the desk alone, or of the site's forms: one schema has it wrongly", v.Name)
			}
		}
		for _, code := range textConstants(t, file) {
			if !known[code] {
				t.Errorf("the enum %s of the desk has no %s", enum, code)
			}
			delete(known, code)
		}
		if len(known) > 0 {
			t.Errorf("no source uses these of %s: %v", enum, known)
		}
	}
}

// textConstants finds the values of the constants in a file of texts.
func textConstants(t *testing.T, name string) (values []string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if spec, ok := n.(*ast.ValueSpec); ok && len(spec.Values) == 1 {
			text, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
			if err != nil {
				t.Fatal(err)
			}
			values = append(values, text)
		}
		return true
	})
	return values
}
