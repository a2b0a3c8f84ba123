package mail

import (
	"context"
	"errors"
	"net"
	"slices"
	"strings"
	"sync"

	"github.com/gevel/gevel/limits"
)

// Resolver asks DNS for the text records of a name. *net.Resolver is one.
type Resolver interface {
	LookupTXT(ctx context.Context, name string) ([]string, error)
}

// RecordKind is a record by which mail servers recognise real emails of a domain.
type RecordKind string

// The records: who may send for the domain, the key of its signatures, and what to do with emails that fail both.
const (
	SPF   RecordKind = "SPF"
	DKIM  RecordKind = "DKIM"
	DMARC RecordKind = "DMARC"
)

// Verdict says what a record lacks.
type Verdict string

// The verdicts. A weak record refuses nothing: SPF that ends without -all or ~all, or DMARC that only watches.
const (
	RecordGood      Verdict = "GOOD"
	RecordMissing   Verdict = "MISSING"
	RecordSeveral   Verdict = "SEVERAL" // only one may be there; with more, none counts
	RecordOpen      Verdict = "OPEN"    // everybody may send for the domain
	RecordWeak      Verdict = "WEAK"
	RecordRevoked   Verdict = "REVOKED" // a key that was taken back
	RecordNoAnswer  Verdict = "NO_ANSWER"
	RecordMalformed Verdict = "MALFORMED"
)

// Finding is what DNS has of one record.
type Finding struct {
	Kind    RecordKind
	Name    string // where it stands, or belongs; "" for a key whose name nobody knows
	Text    string // the record as found, "" for none
	Verdict Verdict
}

// Selectors are the names under which many mail services put the key of their signatures.
var Selectors = []string{"default", "dkim", "google", "k1", "k2", "mail", "s1", "s2", "selector1", "selector2", "smtp"}

// CheckRecords asks DNS for the three records of a domain, all at once and within limits.DNSTime. Selector is the name of the key of the
// domain's signatures; where it is "" the usual ones are tried.
func CheckRecords(ctx context.Context, r Resolver, domain, selector string) []Finding {
	ctx, cancel := context.WithTimeout(ctx, limits.DNSTime)
	defer cancel()
	list := make([]Finding, 3)
	var all sync.WaitGroup
	all.Go(func() { list[0] = checkSPF(ctx, r, domain) })
	all.Go(func() { list[1] = checkDKIM(ctx, r, domain, selector) })
	all.Go(func() { list[2] = checkDMARC(ctx, r, domain) })
	all.Wait()
	return list
}

// lookUp gives the text records of a name that are of a kind, and whether DNS answered at all. A name that does not exist has none.
func lookUp(ctx context.Context, r Resolver, name string, is func(string) bool) (list []string, answered bool) {
	all, err := r.LookupTXT(ctx, name+".") // the dot: no other domain is tried after it
	var of *net.DNSError
	if err != nil && !(errors.As(err, &of) && of.IsNotFound) {
		return nil, false
	}
	for _, text := range all {
		if is(text) {
			list = append(list, text[:min(len(text), limits.RecordTextBytes)])
		}
	}
	return list, true
}

func checkSPF(ctx context.Context, r Resolver, domain string) Finding {
	found, answered := lookUp(ctx, r, domain, func(text string) bool {
		words := strings.Fields(strings.ToLower(text))
		return len(words) > 0 && words[0] == "v=spf1"
	})
	return one(Finding{Kind: SPF, Name: domain}, found, answered, spfVerdict)
}

func spfVerdict(text string) Verdict {
	words := strings.Fields(strings.ToLower(text))
	switch {
	case slices.Contains(words, "all"), slices.Contains(words, "+all"):
		return RecordOpen
	case slices.Contains(words, "-all"), slices.Contains(words, "~all"),
		slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, "redirect=") }):
		return RecordGood
	}
	return RecordWeak
}

// one completes the finding of a record of which a name has at most one.
func one(f Finding, found []string, answered bool, verdict func(string) Verdict) Finding {
	switch {
	case !answered:
		f.Verdict = RecordNoAnswer
	case len(found) == 0:
		f.Verdict = RecordMissing
	case len(found) > 1:
		f.Text, f.Verdict = strings.Join(found, "\n"), RecordSeveral
	default:
		f.Text, f.Verdict = found[0], verdict(found[0])
	}
	return f
}
