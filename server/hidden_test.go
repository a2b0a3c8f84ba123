package server_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
)

// TestWhatIsHiddenLeavesTheServerForNobody looks for the figures of hidden prices and streets in every page and answer.
func TestWhatIsHiddenLeavesTheServerForNobody(t *testing.T) {
	v := visit(t)
	secrets := sampletest.Hidden(t)
	if len(secrets) < 2 {
		t.Fatal("the sample hides nothing:", secrets)
	}
	var answers strings.Builder
	for _, path := range []string{"/nl/", "/nl/te-koop/", "/nl/te-koop/?page=2", "/nl/te-koop/?page=3", "/nl/te-koop/?page=4", "/nl/te-huur/", "/nl/te-huur/?page=2"} {
		answers.WriteString(v.get(t, path).text)
	}
	for _, s := range secrets {
		answers.WriteString(v.get(t, v.path(t, fmt.Sprintf("/property/%d/", s.Number), "nl")).text)
		answers.WriteString(v.get(t, fmt.Sprintf("/graphql?query=%%7Bproperty(number:%d)%%7Bprice%%7Bamount%%20text%%7Daddress%%7Bstreet%%7Dlocation%%7Blatitude%%20longitude%%7D%%7D%%7D", s.Number)).text)
	}
	for _, s := range secrets {
		for _, text := range s.Texts {
			if strings.Contains(answers.String(), text) {
				t.Errorf("%q of property %d is given away", text, s.Number)
			}
		}
	}
}
