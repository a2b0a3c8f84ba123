package mail

import (
	"context"
	"net"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/dns/dnsmessage"

	"github.com/gevel/gevel/limits"
)

// dnsServer answers questions for text records on this machine: those of the map, nothing at all for the names of silent.
func dnsServer(t *testing.T, records map[string][]string, silent ...string) Resolver {
	t.Helper()
	conn, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	go func() {
		for question := make([]byte, 1500); ; {
			n, from, err := conn.ReadFrom(question)
			if err != nil {
				return
			}
			if answer := answerDNS(question[:n], records, silent); answer != nil {
				conn.WriteTo(answer, from)
			}
		}
	}()
	return &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "udp", conn.LocalAddr().String())
	}}
}

func answerDNS(question []byte, records map[string][]string, silent []string) []byte {
	var m dnsmessage.Message
	if m.Unpack(question) != nil || len(m.Questions) != 1 {
		return nil
	}
	q := m.Questions[0]
	name := strings.TrimSuffix(q.Name.String(), ".")
	if slices.Contains(silent, name) {
		return nil
	}
	answer := dnsmessage.Message{Header: dnsmessage.Header{ID: m.ID, Response: true, RecursionAvailable: true}, Questions: m.Questions}
	if records[name] == nil {
		answer.RCode = dnsmessage.RCodeNameError
	}
	for _, text := range records[name] {
		body := &dnsmessage.TXTResource{}
		for len(text) > 0 { // a string of a record has at most 255 bytes
			n := min(len(text), 255)
			body.TXT, text = append(body.TXT, text[:n]), text[n:]
		}
		answer.Answers = append(answer.Answers, dnsmessage.Resource{
			Header: dnsmessage.ResourceHeader{Name: q.Name, Type: dnsmessage.TypeTXT, Class: dnsmessage.ClassINET}, Body: body})
	}
	packed, _ := answer.Pack()
	return packed
}

// TestCheckRecords asks a DNS server for the records of domains that have them right, wrong or not at all.
func TestCheckRecords(t *testing.T) {
	key := "v=DKIM1; k=rsa; p=" + strings.Repeat("A", 400)
	for name, c := range map[string]struct {
		records  map[string][]string
		selector string
		want     [3]Verdict
	}{
		"all right": {map[string][]string{"immo.example": {"site-verification=1", "v=spf1 include:_spf.post.example ~all"},
			"selector1._domainkey.immo.example": {key}, "_dmarc.immo.example": {"v=DMARC1; p=quarantine"}},
			"", [3]Verdict{RecordGood, RecordGood, RecordGood}},
		"nothing": {nil, "", [3]Verdict{RecordMissing, RecordMissing, RecordMissing}},
		"weak": {map[string][]string{"immo.example": {"v=spf1 mx"}, "_dmarc.immo.example": {"v=DMARC1;p=none"},
			"post2026._domainkey.immo.example": {"v=DKIM1; p="}}, "post2026", [3]Verdict{RecordWeak, RecordRevoked, RecordWeak}},
		"open": {map[string][]string{"immo.example": {"v=spf1 +all"}, "_dmarc.immo.example": {"v=DMARC1; rua=mailto:a@b.example"},
			"a._domainkey.immo.example": {key}}, "a", [3]Verdict{RecordOpen, RecordGood, RecordMalformed}},
		"several": {map[string][]string{"immo.example": {"v=spf1 mx -all", "V=SPF1 a -all"},
			"_dmarc.immo.example": {"v=DMARC1; p=none", "v=DMARC1; p=reject"}}, "x",
			[3]Verdict{RecordSeveral, RecordMissing, RecordSeveral}},
		"of another host": {map[string][]string{"immo.example": {"v=spf1 redirect=_spf.post.example"}, "_dmarc.immo.example": {"v=DMARC2"}},
			"", [3]Verdict{RecordGood, RecordMissing, RecordMissing}},
	} {
		got := CheckRecords(t.Context(), dnsServer(t, c.records), "immo.example", c.selector)
		for i, f := range got {
			if f.Verdict != c.want[i] {
				t.Errorf("%s: %s is %s (%q at %s), want %s", name, f.Kind, f.Verdict, f.Text, f.Name, c.want[i])
			}
		}
	}
}

// TestDMARCOfTheDomainAbove shows that it holds for a domain that has none of its own.
func TestDMARCOfTheDomainAbove(t *testing.T) {
	dns := dnsServer(t, map[string][]string{"_dmarc.immo.example": {"v=DMARC1; p=reject"}})
	if f := CheckRecords(t.Context(), dns, "post.immo.example", "")[2]; f.Verdict != RecordGood || f.Name != "_dmarc.immo.example" {
		t.Errorf("with a policy of the domain above the finding is %+v, want that policy as good", f)
	}
}

// TestDNSThatIsSilent shows that the check waits for at most limits.DNSTime, and reports no answer for that record alone.
func TestDNSThatIsSilent(t *testing.T) {
	dns := dnsServer(t, map[string][]string{"_dmarc.immo.example": {"v=DMARC1; p=reject"}}, "immo.example")
	began := time.Now()
	got := CheckRecords(t.Context(), dns, "immo.example", "x")
	if took := time.Since(began); took > 2*limits.DNSTime {
		t.Errorf("it took %s, want about %s", took, limits.DNSTime)
	}
	if got[0].Verdict != RecordNoAnswer || got[1].Verdict != RecordMissing || got[2].Verdict != RecordGood {
		t.Errorf("a server that is silent about one name gives %+v, want no answer, a missing record and a good one", got)
	}
}

// fixed answers every question alike.
type fixed string

func (f fixed) LookupTXT(context.Context, string) ([]string, error) { return []string{string(f)}, nil }

// TestCheckRecordsCutsLongTexts shows a text cut to the bound of what is read.
func TestCheckRecordsCutsLongTexts(t *testing.T) {
	dns := fixed("p=" + strings.Repeat("A", limits.RecordTextBytes))
	if f := CheckRecords(t.Context(), dns, "immo.example", "x")[1]; len(f.Text) != limits.RecordTextBytes {
		t.Errorf("a long record is shown with %d bytes, want %d", len(f.Text), limits.RecordTextBytes)
	}
}
