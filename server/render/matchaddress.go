package render

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"

	"github.com/gevel/gevel/limits"
)

// Match finds the page of an address. Results are cached by location.
func (p *Pool) Match(l Location) (Match, error) {
	l.Origin, l.Posted = "", ""
	key := digest(l.URL, l.Languages, l.Language, l.Unpublished)
	if m, ok := p.matches.Get(key); ok {
		return m, nil
	}
	var m Match
	err := p.match(func(e Engine) (err error) { m, err = e.Match(l); return err })
	if err == nil {
		p.matches.Put(key, m)
	}
	return m, err
}

// Outcome decides status and redirect of a page that could not be rendered. The engine that matches does it, which is free when those that
// render are not.
func (p *Pool) Outcome(l Location, payload json.RawMessage) (page Page, err error) {
	err = p.match(func(e Engine) (err error) { page, err = e.Outcome(l, payload); return err })
	return page, err
}

// match uses the engine that matches, and replaces it after a failure or when it has been used enough.
func (p *Pool) match(use func(Engine) error) error {
	p.matching.Lock()
	defer p.matching.Unlock()
	if err := p.ready(p.matcher); err != nil {
		return err
	}
	err := use(p.matcher.engine)
	p.matcher.calls++
	if err != nil || p.matcher.calls >= limits.EngineMatches {
		p.renew(p.matcher)
	}
	return err
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
