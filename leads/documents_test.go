package leads_test

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

func TestDocumentsAreRequestedOnceAndOpenForAWeek(t *testing.T) {
	o := open(t)
	if _, err := o.Store.Write(t.Context(),
		handle.Statement{SQL: "DELETE FROM document WHERE property = ?", Args: []any{forSale}}); err != nil {
		t.Fatal(err)
	}
	for i, name := range []string{"EPC", "Bodemattest"} {
		if _, err := o.Store.Write(t.Context(),
			handle.Statement{SQL: `INSERT INTO document (property, position, file, size, public, name)
				VALUES (?, ?, ?, 1, 0, json_object('nl', ?))`,
				Args: []any{forSale, i, name + ".pdf", name}}); err != nil {
			t.Fatal(err)
		}
	}
	request := func(documents ...int) *leads.Answer {
		return taken(t)(o.Documents(t.Context(),
			&leads.DocumentsInput{Envelope: o.Envelope(locale.Dutch), Property: forSale, Person: an, Documents: documents}))
	}
	first := request(1)
	p := o.Collect(t)
	if len(p.Subjects[an.Email]) != 1 {
		t.Fatalf("the emails are %q, want one to the visitor", p.Subjects)
	}
	token := p.Token(t, an.Email, "https://www.example.com/documents/")
	if a := request(1); *a != *first {
		t.Error("a stranger is told that the documents were requested before:", a)
	}
	if p := o.Collect(t); !strings.Contains(p.Texts[an.Email], "al eerder aan") {
		t.Error("the email does not say that it is another link:", p.Texts[an.Email])
	}
	if a := request(0, 1); a.AlreadyRequested {
		t.Error("another document counts as requested before")
	}
	if list, err := o.DocumentFile(t.Context(), token); err != nil || len(list) != 1 || list[0].Name != "Bodemattest" {
		t.Errorf("the link opens %v (%v), want the document Bodemattest alone", list, err)
	}
	requested, err := o.Store.Inbox.RequestedDocuments(t.Context(), an.Email, forSale)
	if err != nil || len(requested) != 2 || requested[0].File != "Bodemattest.pdf" || requested[0].OpenedAt == nil ||
		requested[1].OpenedAt != nil {
		t.Errorf("of the documents %+v, want the first opened alone (%v)", requested, err)
	}
	o.Now = func() time.Time { return time.Now().AddDate(0, 0, 8) }
	if _, err := o.DocumentFile(t.Context(), token); err != agency.ErrExpired {
		t.Errorf("after eight days the link gives %v, want ErrExpired", err)
	}
	if a := request(1); a.AlreadyRequested {
		t.Error("after eight days the documents count as requested before, want a new link")
	}
}

func TestDocumentsEmailDescribesTheDownload(t *testing.T) {
	o := open(t)
	if _, err := o.Store.Write(t.Context(),
		handle.Statement{SQL: "DELETE FROM document WHERE property = ?", Args: []any{forSale}},
		handle.Statement{SQL: `INSERT INTO document (property, position, file, size, public, name) VALUES
			(?1, 0, 'a.pdf', 1500000, 0, '{"nl":"EPC"}'), (?1, 1, 'b.pdf', 700000, 0, '{"nl":"Plan"}')`,
			Args: []any{forSale}}); err != nil {
		t.Fatal(err)
	}
	for l, want := range map[locale.Language][]string{locale.Dutch: {"zip, 2 documenten, 2 MB", "pdf, 684 kB"},
		locale.French: {"zip, 2 documents, 2 Mo", "pdf, 684 Ko"}} {
		for i, documents := range [][]int{{0, 1}, {1}} {
			who := an
			who.Email = string(l) + an.Email
			taken(t)(o.Documents(t.Context(),
				&leads.DocumentsInput{Envelope: o.Envelope(l), Property: forSale, Person: who, Documents: documents}))
			if text := decoded(o.Collect(t).Texts[who.Email]); !strings.Contains(text, want[i]) {
				t.Errorf("the email in %s lacks %q", l, want[i])
			}
		}
	}
}
