package edit

import (
	"testing"

	"github.com/gevel/gevel/agency/forms"
)

// TestPutMenuRefusesAWrongTree refuses circles, unknown pages, pages that stand twice or too deep; nothing changes.
func TestPutMenuRefusesAWrongTree(t *testing.T) {
	d := newDeskWithMenu(t)
	for _, c := range []struct {
		lists []string
		code  forms.ProblemCode
	}{
		{[]string{"top=a", "below.c=b"}, forms.Unknown}, {[]string{"top=a b x"}, forms.Unknown},
		{[]string{"top=a b a"}, forms.Unknown}, {[]string{"below.x=a"}, forms.Unknown},
		{[]string{"top=b", "below.c=a"}, forms.TooMany}, {[]string{"below.a=c", "below.b=c"}, ""},
	} {
		problems := d.moves(c.lists...)
		if c.code != "" && (len(problems) == 0 || problems[0].Code != c.code) || c.code == "" && problems != nil {
			t.Errorf("the lists %v give the problems %v, want %q", c.lists, problems, c.code)
		}
	}
}
