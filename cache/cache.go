// Package cache is an LRU cache in memory, bounded by bytes.
package cache

import (
	"container/list"
	"sync"
)

// entryBytes is the memory of an entry beside its key and value: the map's cell, the list's element and the entry itself.
const entryBytes = 250

// freshShare is the part (one in four) of a cache for entries that were used only once, so that a crawl of many addresses evicts nothing
// that is used again.
const freshShare = 4

// Cache holds the most recently used values, up to a number of bytes, keys included. It is safe for concurrent use.
type Cache[K comparable, V any] struct {
	mutex  sync.Mutex
	most   int
	weigh  func(K, V) int
	items  map[K]*list.Element
	fresh  segment // entries not used since they were put
	reused segment
	uses   Uses
}

// Uses is how often a cache had what was looked for, and how often it did not, since the start.
type Uses struct{ Hits, Misses int64 }

// segment is a list of entries, the most recently used first.
type segment struct {
	order list.List
	bytes int
}

type entry[K comparable, V any] struct {
	key    K
	value  V
	bytes  int
	reused bool
}

// New returns a cache of at most so many bytes. weigh returns the bytes of a key and its value.
func New[K comparable, V any](most int, weigh func(K, V) int) *Cache[K, V] {
	return &Cache[K, V]{most: most, weigh: weigh, items: map[K]*list.Element{}}
}

// Get returns a value and marks it as used.
func (c *Cache[K, V]) Get(key K) (value V, ok bool) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	item, ok := c.items[key]
	if !ok {
		c.uses.Misses++
		return value, false
	}
	c.uses.Hits++
	e := item.Value.(*entry[K, V])
	c.remove(item)
	e.reused = true
	c.add(e)
	return e.value, true
}

// Recent returns the values that were used again, the last used first, but no more than most.
func (c *Cache[K, V]) Recent(most int) (values []V) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	for item := c.reused.order.Front(); item != nil && len(values) < most; item = item.Next() {
		values = append(values, item.Value.(*entry[K, V]).value)
	}
	return values
}

// Put caches a value, unless it is larger than the whole cache.
func (c *Cache[K, V]) Put(key K, value V) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if old, ok := c.items[key]; ok {
		c.remove(old)
	}
	e := &entry[K, V]{key: key, value: value, bytes: entryBytes + c.weigh(key, value)}
	if e.bytes > c.most {
		return
	}
	c.add(e)
	c.evict()
}

// Recount weighs a cached value again, whose weight has changed.
func (c *Cache[K, V]) Recount(key K) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	item, ok := c.items[key]
	if !ok {
		return
	}
	e := item.Value.(*entry[K, V])
	now := entryBytes + c.weigh(key, e.value)
	c.segmentOf(e).bytes += now - e.bytes
	e.bytes = now
	c.evict()
}

// evict removes values until the others fit.
func (c *Cache[K, V]) evict() {
	for c.fresh.bytes+c.reused.bytes > c.most {
		c.remove(c.oldest())
	}
}

// Bytes returns how many bytes are cached.
func (c *Cache[K, V]) Bytes() int {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return c.fresh.bytes + c.reused.bytes
}

// Uses tells how often values were found.
func (c *Cache[K, V]) Uses() Uses {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return c.uses
}

// oldest returns the entry to evict next, never the one that was put last.
func (c *Cache[K, V]) oldest() *list.Element {
	if c.fresh.order.Len() > 1 && c.fresh.bytes > c.most/freshShare || c.reused.order.Len() == 0 {
		return c.fresh.order.Back()
	}
	return c.reused.order.Back()
}

func (c *Cache[K, V]) add(e *entry[K, V]) {
	s := c.segmentOf(e)
	c.items[e.key] = s.order.PushFront(e)
	s.bytes += e.bytes
}

func (c *Cache[K, V]) remove(item *list.Element) {
	e := item.Value.(*entry[K, V])
	s := c.segmentOf(e)
	s.order.Remove(item)
	s.bytes -= e.bytes
	delete(c.items, e.key)
}

func (c *Cache[K, V]) segmentOf(e *entry[K, V]) *segment {
	if e.reused {
		return &c.reused
	}
	return &c.fresh
}
