package render

import (
	"crypto/sha256"
	"encoding/binary"

	"github.com/gevel/gevel/limits"
)

// Match finds the page of an address. Results are cached by location.
func (p *Pool) Match(l Location) (Match, error) {
	l.Origin, l.Posted = "", ""
	key := digest(l.URL, l.Languages, l.Language, l.Drafts)
	if m, ok := p.matches.Get(key); ok {
		return m, nil
	}
	p.matching.Lock()
	defer p.matching.Unlock()
	if err := p.ready(p.matcher); err != nil {
		return Match{}, err
	}
	m, err := p.matcher.engine.Match(l)
	p.matcher.calls++
	if err != nil || p.matcher.calls >= limits.EngineMatches {
		p.renew(p.matcher)
	}
	if err != nil {
		return m, err
	}
	p.matches.Put(key, m)
	return m, nil
}

// key is a digest of everything that a match or a page depends on.
type key [sha256.Size]byte

// digest makes a key of parts. Each has its length before it, so that no part can be taken for the end of another.
func digest(parts ...string) key {
	text := make([]byte, 0, 512) // as much as most keys take
	for _, part := range parts {
		text = binary.AppendUvarint(text, uint64(len(part)))
		text = append(text, part...)
	}
	return sha256.Sum256(text)
}

// weighMatch returns how many bytes a match takes in the cache.
func weighMatch(_ key, m Match) int {
	weight := sha256.Size + 300 + len(m.Page) + len(m.Variables) + len(m.View) + len(m.Redirect) + len(m.Source) + len(m.DocumentID)
	for _, text := range m.Texts {
		weight += 16 + len(text)
	}
	return weight
}
