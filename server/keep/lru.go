// Package keep holds answers ready to be sent: compressed once, and bounded in memory.
package keep

import (
	"container/list"
	"sync"
)

// LRU keeps the values that were used last, up to a total weight. It is safe for many goroutines.
type LRU[K comparable, V any] struct {
	mutex  sync.Mutex
	most   int
	weight int
	order  *list.List
	items  map[K]*list.Element
}

type entry[K comparable, V any] struct {
	key    K
	value  V
	weight int
}

// NewLRU makes one that keeps values up to the total weight most.
func NewLRU[K comparable, V any](most int) *LRU[K, V] {
	return &LRU[K, V]{most: most, order: list.New(), items: map[K]*list.Element{}}
}

// Get gives a value and marks it as used.
func (c *LRU[K, V]) Get(key K) (value V, ok bool) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	e, ok := c.items[key]
	if !ok {
		return value, false
	}
	c.order.MoveToFront(e)
	return e.Value.(*entry[K, V]).value, true
}

// Put keeps a value; one that is heavier than everything together is not kept.
func (c *LRU[K, V]) Put(key K, value V, weight int) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if e, ok := c.items[key]; ok {
		c.drop(e)
	}
	if weight > c.most {
		return
	}
	c.items[key] = c.order.PushFront(&entry[K, V]{key, value, weight})
	c.weight += weight
	for c.weight > c.most {
		c.drop(c.order.Back())
	}
}

func (c *LRU[K, V]) drop(e *list.Element) {
	old := c.order.Remove(e).(*entry[K, V])
	delete(c.items, old.key)
	c.weight -= old.weight
}
