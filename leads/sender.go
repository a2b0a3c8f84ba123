package leads

import (
	"encoding/hex"
	"time"

	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
)

// SenderOf is a digest of the network of an IP address, by which forms are counted.
func (o *Service) SenderOf(address string) string { return o.networkDigest(network.Of(address)) }

// SenderLimit is how often the network of an IP address may do something within a time. The networks around an IPv6 address may do it
// several times as often, so that whoever has many networks is not a new sender with each.
func (o *Service) SenderLimit(address, form string, most int, within time.Duration) attempts.Limit {
	l := attempts.Limit{Who: o.SenderOf(address), Form: form, Most: most, Since: o.Now().Add(-within)}
	for i, wider := range network.Delegated(address) {
		l.Parties = append(l.Parties, attempts.Party{Who: o.networkDigest(wider),
			Most: most * []int{limits.NetworkBudgets, limits.ProviderBudgets}[i]})
	}
	return l
}

func (o *Service) networkDigest(of string) string {
	return hex.EncodeToString(o.Key.Digest("sender", of)[:16])
}
