package wholesite_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

// person is a visitor or owner, with the texts that only this person may see.
type person struct {
	name, cookie string
	secrets      []string
}

func TestOwnersDataIsReachedByItsOwnerOnly(t *testing.T) {
	v := visit(t)
	a := person{"A", "session=" + v.Owner(t, "lieve.claes@example.com", 1096),
		[]string{"lieve.claes@example.com", "Lieve Claes", "Kapelweg", "415.000", "OwnedProperty:1111:nl",
			"/owner/papers/1111/", "twijfelt over de derde slaapkamer", "Schatting besproken", "example.com/zimmo/1096",
			"\"Owner:501:nl\""}}
	b := person{"B", "session=" + v.Owner(t, "claire.dubois@example.com", 1024),
		[]string{"claire.dubois@example.com", "Claire Dubois", "OwnedProperty:1024:fr", "/owner/papers/1024/",
			"Le terrain plaît beaucoup", "Mandat de vente", "example.com/immovlan/1024", "\"Owner:502:nl\""}}
	nobody := person{name: "a visitor"}
	w := &sitetest.Walk{T: t, Types: v.Schema(t), Selected: map[string]bool{}}
	w.From(sitetest.Stop{Name: "Query", Before: "{ ", After: " }"})
	w.From(sitetest.Stop{Name: "Owner", Before: "{ viewer { ", After: " } }"})
	for _, must := range []string{"Query.viewer", "Owner.email", "OwnedProperty.address", "OwnedProperty.documents", "OwnedDocument.url",
		"Viewing.feedback", "SourceCount.count", "Property.address", "Demand.state"} {
		if !w.Selected[must] {
			t.Errorf("the walk of %d queries does not select %s", len(w.Queries), must)
		}
	}
	w.Queries = append(w.Queries, guesses()...)
	for _, who := range []person{nobody, a, b} {
		answers := v.walked(t, w.Queries, who.cookie)
		for _, other := range []person{a, b} {
			for _, secret := range other.secrets {
				if sees := strings.Contains(answers, secret); sees != (other.name == who.name) {
					t.Errorf("%s sees %q, which belongs to %s: %v, want %v", who.name, secret, other.name, sees, !sees)
				}
			}
		}
		if strings.Contains(answers, "a hash") || strings.Contains(answers, "token of") {
			t.Errorf("%s sees a secret: a password's hash or a token", who.name)
		}
	}
}

// guesses returns queries for owners' records by guessed ids: one and many, under aliases and in fragments.
func guesses() (queries []string) {
	var ids []string
	for _, number := range []string{"1024", "1096", "1111", "501", "502", "1000000000"} {
		for _, l := range []string{"nl", "fr", "en", "de"} {
			ids = append(ids, `"OwnedProperty:`+number+":"+l+`"`, `"Owner:`+number+":"+l+`"`)
		}
	}
	const all = `id ... on Owner { name email properties { ...Home } } ...Home`
	const fragment = ` fragment Home on OwnedProperty { title address { street } price { text } viewings { feedback } documents { url } }`
	for _, id := range ids {
		queries = append(queries, "{ a: node(id: "+id+") { "+all+" } b: node(id: "+id+") { id } }"+fragment)
	}
	for some := range slices.Chunk(ids, 12) {
		queries = append(queries, "{ nodes(ids: ["+strings.Join(some, ", ")+"]) { "+all+" } }"+fragment)
	}
	return queries
}

// walked returns all answers that a person gets. No query may fail, because a failed one would prove nothing.
func (v visitor) walked(t *testing.T, queries []string, cookie string) string {
	t.Helper()
	return v.WalkedWith(t, "/graphql", queries, "Cookie", cookie)
}
