package mail

import (
	"context"
	"strings"
	"sync"
)

// checkDKIM looks for the key of a domain's signatures: under its selector, or under the usual ones. A key that is there is better than one
// that was taken back, and both are better than none.
func checkDKIM(ctx context.Context, r Resolver, domain, selector string) Finding {
	names := Selectors
	if selector != "" {
		names = []string{selector}
	}
	list := make([]Finding, len(names))
	var all sync.WaitGroup
	for i, name := range names {
		all.Go(func() {
			f := Finding{Kind: DKIM, Name: name + "._domainkey." + domain}
			found, answered := lookUp(ctx, r, f.Name, func(text string) bool { _, is := tag(text, "p"); return is })
			list[i] = one(f, found, answered, dkimVerdict)
		})
	}
	all.Wait()
	for _, best := range []Verdict{RecordGood, RecordSeveral, RecordRevoked, RecordNoAnswer} {
		for _, f := range list {
			if f.Verdict == best {
				return f
			}
		}
	}
	none := Finding{Kind: DKIM, Verdict: RecordMissing}
	if selector != "" {
		none.Name = list[0].Name
	}
	return none
}

func dkimVerdict(text string) Verdict {
	if key, _ := tag(text, "p"); key == "" {
		return RecordRevoked
	}
	return RecordGood
}

// checkDMARC looks for the domain's policy, and where it has none for that of the domains above it, as receiving servers do.
func checkDMARC(ctx context.Context, r Resolver, domain string) (f Finding) {
	for at := domain; strings.Contains(at, "."); _, at, _ = strings.Cut(at, ".") {
		found, answered := lookUp(ctx, r, "_dmarc."+at, func(text string) bool { v, _ := tag(text, "v"); return v == "DMARC1" })
		f = one(Finding{Kind: DMARC, Name: "_dmarc." + at}, found, answered, dmarcVerdict)
		if f.Verdict != RecordMissing {
			return f
		}
	}
	return Finding{Kind: DMARC, Name: "_dmarc." + domain, Verdict: RecordMissing}
}

func dmarcVerdict(text string) Verdict {
	switch policy, _ := tag(text, "p"); strings.ToLower(policy) {
	case "quarantine", "reject":
		return RecordGood
	case "none":
		return RecordWeak
	}
	return RecordMalformed
}

// tag reads a value of a record of tags: v=DKIM1; k=rsa; p=….
func tag(text, name string) (value string, is bool) {
	for _, part := range strings.Split(text, ";") {
		if key, value, cut := strings.Cut(part, "="); cut && strings.TrimSpace(key) == name {
			return strings.TrimSpace(value), true
		}
	}
	return "", false
}
