package render

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/gevel/gevel/limits"
)

// RenderAhead renders the pages that visitors read again last with the data of a version, so that the next visitors find them ready. wait
// is called before each page; RenderAhead ends when it fails.
func (s *Site) RenderAhead(ctx context.Context, version int64, wait func() error) {
	for _, page := range s.pages.Recent(limits.PagesAhead) {
		if page.Location == (Location{}) { // a 404 for all addresses
			continue
		}
		if wait() != nil {
			return
		}
		s.Page(ctx, page.Location, version) // the next visitor hears of a failure
	}
}

// CardsAhead renders the cards of the properties of a list, page by page, so that lists that nobody asked for yet join cards that are
// there. It ends with the list, with the page on which most are reached, or when wait fails, which is called before each few cards. It
// returns how many properties the pages had.
func (s *Site) CardsAhead(ctx context.Context, list Location, most int, wait func() error) (n int, err error) {
	m, err := s.pool.Match(list)
	if err != nil || m.Page == "notFound" { // the list is not published
		return 0, err
	}
	for page := 1; n < most; page++ {
		if err := wait(); err != nil {
			return n, err
		}
		count, err := s.cardsOf(ctx, list, m, page, wait)
		if err != nil || count == 0 {
			return n, err
		}
		n += count
	}
	return n, nil
}

// cardsOf renders the cards of one page of a list, and returns how many properties it has.
func (s *Site) cardsOf(ctx context.Context, list Location, m Match, page int, wait func() error) (count int, err error) {
	answer, err := s.pageOf(ctx, m, page)
	if err != nil {
		return 0, err
	}
	for {
		cards, err := s.pool.Cards(ctx, list, answer, limits.CardsAtOnce)
		if err == nil && cards.Left == 0 || err != nil && !errors.Is(err, ErrBusy) {
			return cards.Count, err
		}
		if err := wait(); err != nil {
			return 0, err
		}
	}
}

// pageOf answers the operation of a list for one of its pages.
func (s *Site) pageOf(ctx context.Context, m Match, page int) ([]byte, error) {
	var variables map[string]any
	if err := json.Unmarshal(m.Variables, &variables); err != nil {
		return nil, err
	}
	variables["page"] = page
	leave, err := s.gate.Enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	answer, err := s.graph.Answer(ctx, m.DocumentID, variables)
	if err == nil {
		err = Failed(answer)
	}
	return answer, err
}
